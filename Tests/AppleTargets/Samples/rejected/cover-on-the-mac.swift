// expect: 'fullScreenCover(isPresented:onDismiss:content:)' is unavailable in macOS
// check: --platform macos --target 15.0
import SwiftUI

struct Covered: View {
  @State private var isShown = false

  var body: some View {
    EmptyView().fullScreenCover(isPresented: $isShown) { EmptyView() }
  }
}
