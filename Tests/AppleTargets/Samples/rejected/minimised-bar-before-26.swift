// expect: 'tabBarMinimizeBehavior' is only available in iOS 26.0 or newer
// check: --target 18.0
import SwiftUI

struct Minimised: View {
  var body: some View {
    EmptyView().tabBarMinimizeBehavior(.onScrollDown)
  }
}
