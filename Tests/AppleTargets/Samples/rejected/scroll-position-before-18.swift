// expect: 'ScrollPosition' is only available in iOS 18.0 or newer
// check: --target 17.0
import SwiftUI

struct Positioned: View {
  @State private var position = ScrollPosition()

  var body: some View {
    ScrollView { EmptyView() }.scrollPosition($position)
  }
}
