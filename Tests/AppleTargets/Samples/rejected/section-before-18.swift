// expect: 'TabSection' is only available in iOS 18.0 or newer
// check: --target 17.0
import SwiftUI

struct Sectioned: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      TabSection {
        Tab("One", systemImage: "1.circle", value: 1) { EmptyView() }
      } header: {
        Text("Numbers")
      }
    }
  }
}
