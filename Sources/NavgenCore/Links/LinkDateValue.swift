/// A moment as a link writes it, in UTC and with a fraction only if there is one; `nil` when a text is not an
/// ISO 8601 day or moment.
func dateText(_ text: String) -> String? {
  guard let parts = MomentText(text), let seconds = parts.secondsSince1970 else { return nil }
  return momentText(secondsSince1970: seconds, fraction: parts.fraction)
}

/// A moment in UTC; `nil` outside the years 1 to 9999.
///
/// - Parameter fraction: Digits of a second, if there is a part of one.
func momentText(secondsSince1970 seconds: Int, fraction: String = "") -> String? {
  let days = floorDivided(seconds, by: 86_400)
  let rest = seconds - days * 86_400
  let time = [rest / 3600, rest / 60 % 60, rest % 60].map { padded($0, to: 2) }
  guard let day = dayText(days) else { return nil }
  return "\(day)T\(time.joined(separator: ":"))\(fraction.isEmpty ? "" : ".\(fraction)")Z"
}

/// The parts of a moment, as far as they can be told apart.
private struct MomentText {
  /// `2026-11-30T13:00:00Z`, without fraction and offset.
  private let base: String
  /// Digits without zeros at the end.
  let fraction: String
  /// Seconds east of Greenwich.
  private let offset: Int

  init?(_ text: String) {
    guard let cut = text.utf8.index(text.startIndex, offsetBy: 19, limitedBy: text.endIndex),
      text.utf8.count > 10
    else {
      (base, fraction, offset) = (text, "", 0)
      return
    }
    var rest = text.utf8[cut...]
    var digits = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      digits = rest.dropFirst().prefix(while: \.isDigit)
      if digits.isEmpty { return nil }
      rest = rest[digits.endIndex...]
    }
    guard let offset = zoneOffset(String(decoding: rest, as: UTF8.self)) else { return nil }
    while digits.last == UInt8(ascii: "0") { digits = digits.dropLast() }
    base = String(decoding: text.utf8[..<cut], as: UTF8.self) + "Z"
    fraction = String(decoding: digits, as: UTF8.self)
    self.offset = offset
  }

  var secondsSince1970: Int? {
    NavgenCore.secondsSince1970(base).map { $0 - offset }
  }
}

/// `Z`, or `+01:00`; `nil` for anything else.
private func zoneOffset(_ text: String) -> Int? {
  if text == "Z" { return 0 }
  let bytes = Array(text.utf8)
  guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
    bytes[3] == UInt8(ascii: ":"), [1, 2, 4, 5].allSatisfy({ bytes[$0].isDigit })
  else { return nil }
  let numbers = bytes.map { Int($0) - Int(UInt8(ascii: "0")) }
  let (hours, minutes) = (numbers[1] * 10 + numbers[2], numbers[4] * 10 + numbers[5])
  guard hours < 24, minutes < 60 else { return nil }
  return (bytes[0] == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
}

/// A day by its number since 1970; `nil` outside the years 1 to 9999.
private func dayText(_ days: Int) -> String? {
  // Counted from the first of March of the year 0, so that a leap day ends a year.
  let count = days + 719_468
  let era = floorDivided(count, by: 146_097)
  let day = count - era * 146_097
  let yearOfEra = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
  let dayOfYear = day - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let month = (5 * dayOfYear + 2) / 153
  let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
  guard (1...9999).contains(year) else { return nil }
  let date = [
    padded(month < 10 ? month + 3 : month - 9, to: 2),
    padded(dayOfYear - (153 * month + 2) / 5 + 1, to: 2),
  ]
  return ([padded(year, to: 4)] + date).joined(separator: "-")
}

private func floorDivided(_ number: Int, by divisor: Int) -> Int {
  number >= 0 ? number / divisor : -((-number + divisor - 1) / divisor)
}

private func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
