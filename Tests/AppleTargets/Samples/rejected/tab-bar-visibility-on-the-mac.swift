// expect: 'tabBar' is unavailable in macOS
// check: --platform macos --target 15.0
import SwiftUI

struct Hidden: View {
  var body: some View {
    EmptyView().toolbar(.hidden, for: .tabBar)
  }
}
