// expect: 'TabRole' is only available in iOS 18.0 or newer
// check: --target 17.0
import SwiftUI

func role() -> TabRole? {
  .search
}
