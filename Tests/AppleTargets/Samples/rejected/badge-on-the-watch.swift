// expect: 'badge' is unavailable in watchOS
// check: --platform watchos --target 11.0
import SwiftUI

struct Badged: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      Tab("One", systemImage: "1.circle", value: 1) { EmptyView() }.badge(3)
    }
  }
}
