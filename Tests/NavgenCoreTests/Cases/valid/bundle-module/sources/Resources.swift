import Foundation

/// As Swift packages get it for a target with resources.
extension Foundation.Bundle {
  static var module: Bundle { .main }
}
