// expect: 'sidebar' is unavailable in macOS
// check: --platform macos --target 15.0
import SwiftUI

struct Placed: View {
  var body: some View {
    TabView {
      Tab("One", systemImage: "1.circle") { EmptyView() }.defaultVisibility(.hidden, for: .sidebar)
    }
  }
}
