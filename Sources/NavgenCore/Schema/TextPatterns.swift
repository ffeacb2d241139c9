// How texts of the spec are spelled, in the regular expressions of JSON Schema. They may let through what the
// resolver refuses, and never refuse what it takes.

/// Letters and digits in parts, divided by single `-` or `_`, a letter first.
private let idBody = "[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*"

private let identifier = "[A-Za-z_][A-Za-z0-9_]*"

/// Characters that nobody sees, but for the joiners of emoji and scripts.
private let invisible =
  #"\u0000-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff"#

/// A character that can stand in a part of a path as it is.
private let literal = #"[^/?:%{}<>()*#\\\#(invisible)]"#

/// What no part of a path may be: dots, in brackets, with white space at an end, or a placeholder with `+`.
private let partStart: String = {
  let faults = [
    #"\.\.?"#, #"\[[^/?]*\]"#, #"\s[^/?]*"#, #"[^/?]*\s"#, #"[^/?:]*:[A-Za-z0-9_-]*\+"#,
  ]
  return "(?!(?:\(faults.joined(separator: "|")))(?:[/?]|$))"
}()

/// An id, or the name of something that has one.
let idPattern = "^\(idBody)$"

/// An id of something new.
func idPattern(of kind: IdKind) -> String {
  "^\(excluding(reservedIds(of: kind)))\(idBody)$"
}

/// An upper camel case name.
let typePrefixPattern = "^[A-Z][A-Za-z0-9]*$"

/// The name of a module, as an `import` spells it.
let modulePattern = "^\(excluding(reservedIdentifiers))\(identifier)$"

/// The name of a type of the app's own.
let typeNamePattern =
  "^\(excluding(reservedIdentifiers + BuiltInType.allCases.map(\.rawValue)))"
  + "\(identifier)(?:\\.\(identifier))*$"

/// `Name`, `[Type]` or `Type?`, in any nesting.
private let typeBody =
  #"\s*(?:\[\s*)*\#(identifier)(?:\.\#(identifier))*\??(?:\s*\]\??)*\s*"#

let typePattern = "^\(typeBody)$"
let typeWithDefaultPattern = #"^\#(typeBody)(?:=\s*\S[\s\S]*)?$"#

/// Something else than white space.
let wordsPattern = #"[^ \t\r\n]"#

/// Lower case letters and digits in parts, divided by dots.
let symbolPattern = #"^[a-z0-9]+(?:\.[a-z0-9]+)*$"#

let dayPattern = "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"

/// A number above 0 that is not 1, as text.
let detentPattern = #"^(?!0*[1-9]?(?:\.0*)?$)(?!0*[1-9]\.)[0-9]{1,4}(?:\.[0-9]{1,4})?$"#

/// One or two numbers, the first of them not below another.
func platformVersionPattern(from major: Int) -> String {
  let older = (0..<major).map(String.init).joined(separator: "|")
  return #"^(?!0*(?:\#(older))(?:\.|$))[0-9]{1,4}(?:\.[0-9]{1,4})?$"#
}

/// The beginning of URLs before the colon, none that means something to every system.
let schemePattern =
  "^\(excluding(takenSchemes.sorted().map(inAnyCase)))[A-Za-z][A-Za-z0-9+.-]*$"

/// Names divided by dots, perhaps behind `*.`.
let hostPattern: String = {
  let label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
  return #"^(?:\*\.)?\#(label)(?:\.\#(label))*$"#
}()

/// Literals and placeholders between slashes, and perhaps a query.
let linkPattern: String = {
  let part = "\(partStart)(?:\(literal)+|\(literal)*:[A-Za-z]\(literal)*)"
  let key = #"(?!\s)(?![^=]*\s=)[^=&:?%{}<>()*#\\\#(invisible)]+"#
  let item = "\(key)=:\(idBody)"
  let path = "/(?:\(part)(?:/\(part)){0,\(segmentLimit - 1)})?"
  return "^\(path)(?:\\?\(item)(?:&\(item)){0,\(queryLimit - 1)})?$"
}()

/// Literals between slashes, perhaps with `*` as the last.
let ignoredPathPattern = #"^/(?:(?:\#(partStart)\#(literal)+/)*(?:\#(partStart)\#(literal)+|\*))?$"#

/// The beginning of an expression that matches none of some whole texts.
private func excluding(_ texts: [String]) -> String {
  texts.isEmpty ? "" : "(?!(?:\(texts.joined(separator: "|")))$)"
}

/// An expression that matches a word in capital and in small letters.
private func inAnyCase(_ word: String) -> String {
  word.map { "[\($0.lowercased())\($0.uppercased())]" }.joined()
}
