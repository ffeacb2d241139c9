// expect: value of type 'EmptyView' has no member 'navigationDestinations'
import SwiftUI

struct Unknown: View {
  var body: some View {
    EmptyView().navigationDestinations(for: Int.self) { _ in EmptyView() }
  }
}
