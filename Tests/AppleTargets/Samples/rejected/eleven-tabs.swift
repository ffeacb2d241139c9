// expect: extra argument in call
// check: --target 18.0
import SwiftUI

struct Eleven: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      Tab("1", systemImage: "1.circle", value: 1) { EmptyView() }
      Tab("2", systemImage: "2.circle", value: 2) { EmptyView() }
      Tab("3", systemImage: "3.circle", value: 3) { EmptyView() }
      Tab("4", systemImage: "4.circle", value: 4) { EmptyView() }
      Tab("5", systemImage: "5.circle", value: 5) { EmptyView() }
      Tab("6", systemImage: "6.circle", value: 6) { EmptyView() }
      Tab("7", systemImage: "7.circle", value: 7) { EmptyView() }
      Tab("8", systemImage: "8.circle", value: 8) { EmptyView() }
      Tab("9", systemImage: "9.circle", value: 9) { EmptyView() }
      Tab("10", systemImage: "10.circle", value: 10) { EmptyView() }
      Tab("11", systemImage: "11.circle", value: 11) { EmptyView() }
    }
  }
}
