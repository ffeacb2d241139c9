// expect: is only available in visionOS 2.0 or newer
// check: --platform visionos --target 1.0
import SwiftUI

struct Forgetful: View {
  @State private var selection = 1

  var body: some View {
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) {
      TabView(selection: $selection) {
        Tab("One", systemImage: "1.circle", value: 1) { EmptyView() }
      }
    }
  }
}
