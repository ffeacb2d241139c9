// expect: 'tabBar' is unavailable in watchOS
// check: --platform watchos --target 11.0
import SwiftUI

struct Hidden: View {
  var body: some View {
    EmptyView().toolbar(.hidden, for: .tabBar)
  }
}
