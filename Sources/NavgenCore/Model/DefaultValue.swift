/// What a parameter is when nobody says: a value that is proven to be of its type.
///
/// It says nothing of layout. How it is spelled depends on where it stands, so the emitter spells it.
package indirect enum DefaultValue: Equatable, Sendable {
  /// `nil`.
  case nothing
  case text(String)
  case integer(Int64)
  /// A number that a `Double` can hold, as it was written but without `_`: rounding it would show.
  case decimal(String)
  case flag(Bool)
  /// The 16 bytes of a UUID.
  case uuid([UInt8])
  /// A moment, in seconds since the first of January 1970, UTC.
  case moment(secondsSince1970: Int)
  case enumCase(SwiftName)
  /// A Swift expression on one line, for a type of the app.
  case expression(String)
  case list([DefaultValue])
}
