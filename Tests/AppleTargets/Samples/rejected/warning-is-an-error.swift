// expect: was never used
import SwiftUI

func idle() {
  let unused = EmptyView()
}
