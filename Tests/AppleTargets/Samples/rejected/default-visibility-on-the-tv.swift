// expect: 'defaultVisibility(_:for:)' is unavailable in tvOS
// check: --platform tvos --target 18.0
import SwiftUI

struct Placed: View {
  var body: some View {
    TabView {
      Tab("One", systemImage: "1.circle") { EmptyView() }.defaultVisibility(.hidden, for: .tabBar)
    }
  }
}
