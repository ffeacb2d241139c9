// expect: requires the types 'DefaultTabLabel' and 'EmptyView' be equivalent
import SwiftUI

// Without a role the label is empty: there is no default that would give the label of a role.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
func labelled() -> Tab<Int, EmptyView, DefaultTabLabel> {
  let tab: Tab<Int, EmptyView, DefaultTabLabel> = Tab(value: 1) { EmptyView() }
  return tab
}
