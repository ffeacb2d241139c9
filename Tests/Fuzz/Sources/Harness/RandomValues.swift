import Foundation

// Values of the types that parameters have.
extension Randomness {
  mutating func wholeNumber() -> Int {
    one(in: 3) ? Int.random(in: .min ... .max, using: &self) : number(-20..<2000)
  }

  /// Any finite number, or one of few digits.
  mutating func decimal() -> Double {
    let number = one(in: 2) ? Double(bitPattern: next()) : Double(number(-5000..<5000)) / 8
    return number.isFinite ? number : 0.1
  }

  /// A moment of ISO 8601, with a fraction at times.
  mutating func moment() -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let day = "\(number(1000..<9999))-\(two(number(1..<13)))-\(two(number(1..<29)))"
    if one(in: 4) { return day }
    let time = "T\(two(number(0..<24))):\(two(number(0..<60))):\(two(number(0..<60)))"
    let fraction = one(in: 2) ? "" : ".\(number(0..<1_000_000))"
    let zone = one(in: 4) ? "%2B\(two(number(0..<14))):30" : "Z"
    return day + time + fraction + zone
  }

  /// Letters of all scripts, marks and signs.
  mutating func text() -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<number(0..<12) {
      let limit = pick([0x80, 0x250, 0x3000, 0x11_0000], else: 0x80)
      if let scalar = Unicode.Scalar(UInt32(number(1..<limit))) { text.append(scalar) }
    }
    return String(text)
  }

  mutating func bytes() -> uuid_t {
    let halves = (next(), next())
    return withUnsafeBytes(of: halves) { $0.loadUnaligned(as: uuid_t.self) }
  }
}
