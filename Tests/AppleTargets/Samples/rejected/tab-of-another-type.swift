// expect: cannot convert value of type 'String' to expected argument type 'Int'
// check: --target 18.0
import SwiftUI

struct Mixed: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      Tab("One", systemImage: "1.circle", value: 1) { EmptyView() }
      Tab("Two", systemImage: "2.circle", value: "two") { EmptyView() }
    }
  }
}
