/// The symbol that a name would be the localised variant of, going by its last part alone.
func baseName(of name: String) -> String? {
  guard let dot = name.lastIndex(of: "."), localeCodes.contains(name[name.index(after: dot)...])
  else { return nil }
  return String(name[..<dot])
}

/// The last parts of names of localised variants: languages, and `rtl` for all that write from right to
/// left. Some of them are words of their own as well, so a name counts only if its base exists.
private let localeCodes: Set<Substring> = [
  "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa",
  "rtl", "ru", "sat", "si", "ta", "te", "th", "zh",
]
