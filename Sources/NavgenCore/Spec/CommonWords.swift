/// The keys that other tools, SwiftUI and plain English call by a word, the likeliest first.
func keysKnown(as word: String) -> [String] { commonWords[word.lowercased(), default: []] }

private let commonWords: [String: [String]] = [
  "action": ["opens"], "active": ["selected"], "args": ["params"], "arguments": ["params"],
  "caption": ["title"], "condition": ["visible"], "covers": ["modals"],
  "deep-link": ["link"], "deep_link": ["link"], "deeplink": ["link"], "deeplinks": ["links"],
  "default": ["start"], "deploymenttargets": ["platforms"], "destinations": ["routes"],
  "disable": ["allow"], "domains": ["hosts"],
  "enabled": ["visible"], "enums": ["types"], "error": ["deny"], "errors": ["deny"],
  "fill": ["selected"], "filled": ["selected"], "flag": ["visible"], "formerly": ["was"],
  "group": ["section"], "heights": ["detents"],
  "if": ["visible"], "ignore": ["allow"], "image": ["icon", "asset"], "img": ["icon"],
  "initial": ["start"], "label": ["title"],
  "modal": ["opens"], "models": ["types"], "module": ["imports"], "modules": ["imports"],
  "name": ["title", "symbol", "key"],
  "pages": ["routes"], "parameters": ["params"], "path": ["link", "pattern"],
  "pattern": ["link"], "payload": ["params"], "prefix": ["name"],
  "presentation": ["style"], "presents": ["opens"], "previously": ["was"],
  "properties": ["params"],
  "renamed": ["was"], "requires": ["visible"], "returns": ["result"],
  "screens": ["routes"], "selected": ["start"], "sheets": ["modals"], "sizes": ["detents"],
  "symbol": ["icon"], "systemimage": ["icon", "symbol"], "systemname": ["icon", "symbol"],
  "targets": ["platforms"], "text": ["title"],
  "universallinks": ["hosts", "links"], "url": ["link", "pattern"], "urls": ["links"],
  "values": ["cases", "params"], "version": ["navgen"],
  "visibility": ["access", "defaultVisibility"], "when": ["visible"],
]
