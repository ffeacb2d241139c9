extension DiagnosticSubject {
  static let settings = DiagnosticSubject(
    title: "Settings",
    summary: "The keys at the top of a spec.",
    entries: [
      DiagnosticEntry(
        .error, "invalid-name", "The `name` of the spec cannot begin the names of Swift types.",
        cause: """
          `name: Shop` gives `ShopTab`, `ShopRoute` and so on. Swift would not compile types with \
          the name that was given.
          """,
        remedy: "Write letters and digits, an upper case letter first.",
        wrong: """
          name: my shop
          """,
        right: """
          name: MyShop
          """),
      DiagnosticEntry(
        .error, "unknown-access",
        "The `access` of the generated code is not an access level that navgen writes.",
        cause: """
          Generated types are `internal`, `package` or `public`. `private` ones could not be used \
          by the app, and `open` is for classes that are subclassed.
          """,
        remedy: "Write one of the three. Without the key the code is `internal`.",
        wrong: """
          access: open
          """,
        right: """
          access: public
          """),
      DiagnosticEntry(
        .error, "invalid-module", "An item of `imports` is not the name of a module.",
        cause: "Each item becomes a line `import` in the generated files, which would not compile.",
        remedy: "Write the name as it stands after `import` in your code, such as `ShopModels`.",
        wrong: """
          imports: [Shop Models]
          """,
        right: """
          imports: [ShopModels]
          """),
      DiagnosticEntry(
        .error, "unknown-platform",
        "`platforms` names something that is not an Apple platform that navgen writes for.",
        cause: """
          The deployment targets decide which SwiftUI calls are generated. A misspelt platform \
          would be left without a target.
          """,
        remedy: "Write `iOS`, `macOS`, `tvOS`, `watchOS` or `visionOS`, in these letters.",
        wrong: """
          platforms: { iPadOS: "18.0" }
          """,
        right: """
          platforms: { iOS: "18.0" }
          """),
      DiagnosticEntry(
        .error, "malformed-platform-version", "A deployment target is not a version.",
        cause: """
          navgen compares it with the versions that SwiftUI calls came with, which takes one or \
          two numbers.
          """,
        remedy: """
          Write it as in a package manifest, such as `"18.0"`. Quotes keep YAML readers from \
          taking `18.10` for a number.
          """,
        wrong: """
          platforms: { iOS: v18 }
          """,
        right: """
          platforms: { iOS: "18.0" }
          """),
      DiagnosticEntry(
        .error, "old-platform", "A deployment target is older than the Observation framework.",
        cause: """
          The generated store is `@Observable`, which exists from iOS 17, macOS 14, tvOS 17, \
          watchOS 10 and visionOS 1 on. The app would not compile for the older system.
          """,
        remedy: "Raise the deployment target, in the spec and in the project.",
        wrong: """
          platforms: { iOS: "16.4" }
          """,
        right: """
          platforms: { iOS: "17.0" }
          """),
    ])
}
