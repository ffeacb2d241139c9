/// Numbers that a seed decides: the same run can be had again.
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Randomness {
  mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Whether one of so many times has come.
  mutating func one(in count: Int) -> Bool {
    number(0..<count) == 0
  }

  /// Nothing of an empty list is the fallback.
  mutating func pick<Element>(_ elements: [Element], else fallback: Element) -> Element {
    elements.randomElement(using: &self) ?? fallback
  }
}
