// expect: 'sensoryFeedback(_:trigger:)' is only available in visionOS 26.0 or newer
// check: --platform visionos --target 2.0
import SwiftUI

struct Felt: View {
  var body: some View {
    EmptyView().sensoryFeedback(.selection, trigger: 1)
  }
}
