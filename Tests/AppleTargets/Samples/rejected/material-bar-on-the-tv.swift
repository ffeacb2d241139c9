// expect: 'bar' is unavailable in tvOS
// check: --platform tvos --target 17.0
import SwiftUI

struct Bar: View {
  var body: some View {
    EmptyView().background(.bar)
  }
}
