extension LinkReader {
  /// More of the texts that two forms have in common: all of them where there are only some.
  ///
  /// As more paths than ``resolveLinkSettings(_:diagnostics:)`` allows to be ignored, so that not all of them are.
  func sharedTexts(_ first: SegmentForm, _ second: SegmentForm) -> (texts: [String], isAll: Bool) {
    let isShared = { text in accepts(text, first) && accepts(text, second) }
    for form in [first, second] where isCaseSensitive {
      if let texts = texts(of: form) { return (texts.filter(isShared), true) }
    }
    let known = [sharedText(first, second)].compactMap(\.self)
    guard case .placeholder(let prefix, _, let suffix) = first,
      case .placeholder(let otherPrefix, _, let otherSuffix) = second
    else { return (known, false) }
    let head = prefix.utf8.count < otherPrefix.utf8.count ? otherPrefix : prefix
    let tail = suffix.utf8.count < otherSuffix.utf8.count ? otherSuffix : suffix
    let more = (1...101).flatMap { number in
      ["sample\(number)", "\(number)", "0.5\(number)"].map { head + $0 + tail }
    }
    return (known + more.filter(isShared), false)
  }
}
