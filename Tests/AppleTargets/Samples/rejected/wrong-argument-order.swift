// expect: argument 'systemImage' must precede argument 'value'
// check: --target 18.0
import SwiftUI

struct WrongOrder: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      Tab("One", value: 1, systemImage: "1.circle") { EmptyView() }
    }
  }
}
