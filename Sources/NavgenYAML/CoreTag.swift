/// The tags that every YAML reader knows.
enum CoreTag {
  private static let prefix = "tag:yaml.org,2002:"
  private static let names = ["str", "int", "float", "bool", "null", "map", "seq"]

  /// Makes any scalar text, whatever it looks like.
  static let text = prefix + "str"
  static let all = Set(names.map { prefix + $0 })
}
