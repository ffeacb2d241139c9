// expect: requires that 'Item' conform to 'Identifiable'
// check: --target 17.0
import SwiftUI

struct Item {}

struct Sheet: View {
  @State private var item: Item?

  var body: some View {
    EmptyView().sheet(item: $item) { _ in EmptyView() }
  }
}
