// expect: 'popover(isPresented:attachmentAnchor:arrowEdge:content:)' is unavailable in watchOS
// check: --platform watchos --target 11.0
import SwiftUI

struct Popped: View {
  @State private var isShown = false

  var body: some View {
    EmptyView().popover(isPresented: $isShown) { EmptyView() }
  }
}
