// expect: risks causing data races
import SwiftUI

final class Box {
  var count = 0
}

func race() {
  let box = Box()
  Task.detached { box.count += 1 }
  box.count += 1
}
