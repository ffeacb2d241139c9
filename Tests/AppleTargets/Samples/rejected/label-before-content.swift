// expect: argument 'content' must precede argument 'label'
// check: --target 18.0
import SwiftUI

struct LabelFirst: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      Tab(value: 1, role: nil, label: { Text(verbatim: "One") }, content: { EmptyView() })
    }
  }
}
