// expect: 'badge' is unavailable in tvOS
// check: --platform tvos --target 18.0
import SwiftUI

struct Badged: View {
  var body: some View {
    EmptyView().badge(3)
  }
}
