/// The seconds from 1970 to a day `YYYY-MM-DD` or a moment `YYYY-MM-DDTHH:MM:SSZ`; `nil` for a text
/// that is neither, or a day or a time that does not exist.
func secondsSince1970(_ text: String) -> Int? {
  let pattern = text.map { $0.isASCII && $0.isNumber ? "0" : $0 }
  guard ["0000-00-00", "0000-00-00T00:00:00Z"].contains(String(pattern)) else { return nil }
  let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
  let (year, month, day) = (numbers[0], numbers[1], numbers[2])
  guard year > 0, (1...12).contains(month), (1...daysIn(month: month, of: year)).contains(day)
  else { return nil }
  let seconds = daysSince1970(year: year, month: month, day: day) * 86_400
  guard numbers.count > 3 else { return seconds }
  let (hour, minute, second) = (numbers[3], numbers[4], numbers[5])
  guard hour < 24, minute < 60, second < 60 else { return nil }
  return seconds + hour * 3600 + minute * 60 + second
}

private func isLeapYear(_ year: Int) -> Bool {
  year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
}

private func daysIn(month: Int, of year: Int) -> Int {
  switch month {
  case 2: return isLeapYear(year) ? 29 : 28
  case 4, 6, 9, 11: return 30
  default: return 31
  }
}

private func daysSince1970(year: Int, month: Int, day: Int) -> Int {
  let before = year - 1
  let leapDays = before / 4 - before / 100 + before / 400
  let monthDays = (1..<month).reduce(0) { $0 + daysIn(month: $1, of: year) }
  // The first day of 1970 is the 719 162nd after the first of the year 1.
  return before * 365 + leapDays + monthDays + day - 1 - 719_162
}
