package import Foundation

/// The folder that the whole project is in, as far as it is known where this file was compiled.
package let repository = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
