// expect: cannot convert value of type 'Double' to expected element type 'Set<PresentationDetent>.ArrayLiteralElement'
// check: --target 17.0
import SwiftUI

struct Detents: View {
  var body: some View {
    EmptyView().presentationDetents([0.4])
  }
}
