// expect: is only available in iOS 26.0 or newer
// check: --target 18.0
import Foundation
import SwiftUI

struct ResourceTitle: View {
  @State private var selection = 1
  let title: LocalizedStringResource

  var body: some View {
    TabView(selection: $selection) {
      Tab(title, systemImage: "1.circle", value: 1) { EmptyView() }
    }
  }
}
