// expect: 'sidebarAdaptable' is unavailable in watchOS
// check: --platform watchos --target 11.0
import SwiftUI

struct Sidebar: View {
  var body: some View {
    EmptyView().tabViewStyle(.sidebarAdaptable)
  }
}
