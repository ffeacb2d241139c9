import NavgenSource

/// A symbol, perhaps with another one while the tab is selected, or an asset.
func resolveIcon(_ spec: IconSpec, _ diagnostics: inout DiagnosticList) -> TabIcon? {
  reportEmptyTexts(
    [(.symbol, spec.symbol), (.selected, spec.selected), (.asset, spec.asset)], &diagnostics)
  for symbol in [spec.symbol, spec.selected].compactMap(\.self) where !isSymbolName(symbol.value) {
    diagnostics.add(.invalidSymbol(symbol))
  }
  switch (spec.symbol, spec.asset) {
  case (let symbol?, nil):
    return .symbol(symbol.value, selected: spec.selected?.value ?? symbol.value)
  case (nil, let asset?) where spec.selected == nil:
    return .asset(asset.value)
  case (let symbol?, let asset?):
    diagnostics.add(.iconForm(at: asset.range, note: symbol.range, .twoImages))
  case (nil, let asset?):
    diagnostics.add(
      .iconForm(at: spec.selected?.range ?? asset.range, note: asset.range, .selectedAsset))
  case (nil, nil):
    diagnostics.add(.iconForm(at: spec.place, note: nil, .noImage))
  }
  return nil
}

/// What an icon can have that does not go together.
enum IconFault {
  case noImage
  case twoImages
  case selectedAsset
}

/// Whether a text is lower case letters and digits in parts, divided by dots, as every SF Symbol is.
/// A blank one has been reported as such.
func isSymbolName(_ text: String) -> Bool {
  isBlank(text)
    || text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isDigit || ($0.isLetter && $0 >= UInt8(ascii: "a")) }
      }
}
