// How long the generated matcher takes for an address: of ten routes against a switch as one writes it by hand, and of five hundred
// against ten. `run.sh` compiles it with both matchers; what it prints are the ratios.
import Foundation

let count = 20_000

/// The ten routes as one reads them by hand: the same schemes, values and keys, and no more.
func handWritten(_ url: URL) -> TenLink? {
  guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
    parts.scheme == "https", parts.host == "bench.example.com"
  else { return nil }
  let segments = parts.percentEncodedPath.split(separator: "/").map {
    $0.removingPercentEncoding ?? ""
  }
  guard segments.count == 2 else { return nil }
  let ref = parts.queryItems?.first { $0.name == "ref" }?.value
  let id = Int(segments[1])
  switch segments[0] {
  case "section1": return id.map { .route(.route1(id: $0, ref: ref)) }
  case "section2": return segments[1] == "list" ? .route(.route2) : nil
  case "section3": return id.map { .route(.route3(id: $0, ref: ref)) }
  case "section4": return segments[1] == "list" ? .route(.route4) : nil
  case "section5": return id.map { .route(.route5(id: $0, ref: ref)) }
  case "section6": return segments[1] == "list" ? .route(.route6) : nil
  case "section7": return id.map { .route(.route7(id: $0, ref: ref)) }
  case "section8": return segments[1] == "list" ? .route(.route8) : nil
  case "section9": return id.map { .route(.route9(id: $0, ref: ref)) }
  case "section10": return segments[1] == "list" ? .route(.route10) : nil
  default: return nil
  }
}

/// The shortest of some runs over addresses, in microseconds for each of them.
func time(_ urls: [URL], _ opens: (URL) -> Bool) -> Double {
  let runs = (0..<5).map { _ in
    ContinuousClock().measure {
      for index in 0..<count where !opens(urls[index % urls.count]) {
        print("\(urls[index % urls.count]) does not open")
        exit(1)
      }
    }
  }
  return (runs.min() ?? .zero) / .microseconds(1) / Double(count)
}

func row(_ name: String, _ time: Double, _ floor: Double) {
  let numbers = [(time, "us"), (floor, "us"), (time / floor, "")].map { number, unit in
    String(format: unit.isEmpty ? "%7.1f" : "%9.2f us", number)
  }
  print(name.padding(toLength: 50, withPad: " ", startingAt: 0), numbers.joined(separator: " "))
}

/// Addresses of as many routes, half of them with values.
func addresses(_ routes: Int) -> [URL] {
  [1, 2, routes / 2, routes / 2 + 1, routes - 1, routes].compactMap { number in
    let end = number % 2 == 1 ? "/7?ref=a%20b" : "/list"
    return URL(string: "https://bench.example.com/section\(number)\(end)")
  }
}

let few = addresses(10)
for url in few {
  guard case .link(let link) = TenLink.parse(url), link == handWritten(url) else {
    print("\(url) opens something else")
    exit(1)
  }
}
let ten = time(few) { if case .link = TenLink.parse($0) { true } else { false } }
row("matching, 10 routes / a switch by hand", ten, time(few) { handWritten($0) != nil })
row(
  "matching, 500 routes / 10 routes",
  time(addresses(500)) { if case .link = ManyLink.parse($0) { true } else { false } }, ten)
