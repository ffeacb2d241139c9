// expect: 'hoverEffect' is unavailable in macOS
// check: --platform macos --target 14.0
import SwiftUI

struct Hovered: View {
  var body: some View {
    EmptyView().hoverEffect(.automatic)
  }
}
