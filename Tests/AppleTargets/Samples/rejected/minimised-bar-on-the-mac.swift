// expect: 'onScrollDown' is unavailable in macOS
// check: --platform macos --target 26.0
import SwiftUI

struct Minimised: View {
  var body: some View {
    EmptyView().tabBarMinimizeBehavior(.onScrollDown)
  }
}
