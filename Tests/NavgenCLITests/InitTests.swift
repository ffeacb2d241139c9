import NavgenSource
import NavgenTestSupport
import Testing

@testable import NavgenCLI
@testable import NavgenCore

@Suite struct InitTests {
  @Test("schema prints the schema")
  func printsSchema() {
    #expect(World.inMemory.run(["schema"]) == Outcome(0, output: navigationSchema()))
  }

  @Test("init writes a spec named after its folder, and the schema beside it")
  func writesSpec() throws {
    let folder = try TemporaryFolder()
    let spec = folder.path("my-shop/navigation.yaml")
    let schema = folder.path("my-shop/.navgen-schema.json")
    #expect(
      World().run(["init", spec]) == Outcome(0, output: "Wrote \(spec) and \(schema).\n"))
    #expect(folder.names(in: "my-shop") == [".navgen-schema.json", "navigation.yaml"])
    #expect(
      folder.text("my-shop/navigation.yaml")
        == starterSpec(name: "MyShop", schema: ".navgen-schema.json"))
    #expect(folder.text("my-shop/.navgen-schema.json") == navigationSchema())
  }

  @Test("init leaves a spec that is there as it is, and writes nothing else")
  func keepsSpec() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "navigation.yaml")
    let path = folder.path("navigation.yaml")
    let outcome = World().run(["init", path])
    #expect(
      outcome
        == Outcome(
          3,
          error:
            "navgen: error: cannot write '\(path)': there is one already; "
            + "give another name, or remove it\n"))
    #expect(folder.names() == ["navigation.yaml"])
    #expect(folder.text("navigation.yaml") == "mine")
  }

  @Test("init takes a name, and else that of the working folder")
  func takesName() {
    #expect(text(of: ["init"], in: "/apps/Kiosk")?.contains("\nname: Kiosk\n") == true)
    #expect(text(of: ["init"], in: nil)?.contains("\nname: App\n") == true)
    #expect(
      text(of: ["init", "--name", "Mall"], in: "/apps/Kiosk")?.contains("\nname: Mall\n") == true)
  }

  @Test("init renews an older schema and refuses to replace another file")
  func renewsSchema() throws {
    let folder = try TemporaryFolder()
    try folder.write(schemaMark + "0\" }\n", to: ".navgen-schema.json")
    #expect(World().run(["init", folder.path("a.yml")]).code == 0)
    #expect(folder.text(".navgen-schema.json") == navigationSchema())
    try folder.write("{}", to: ".navgen-schema.json")
    #expect(World().run(["init", folder.path("b.yml")]).code == 3)
    #expect(folder.names() == [".navgen-schema.json", "a.yml"])
  }

  /// The spec that is written to the usual place.
  private func text(of arguments: [String], in workingDirectory: String?) -> String? {
    let written = Recorder()
    var world = World()
    world.workingDirectory = workingDirectory
    world.files.status = { _ in nil }
    world.files.names = { _ in [] }
    world.files.createDirectory = { _ in }
    world.files.create = { path, bytes, _ in
      if path.contains("navigation.yaml") { written.add(String(decoding: bytes, as: UTF8.self)) }
    }
    world.files.rename = { _, _ in }
    let outcome = world.run(arguments)
    #expect(outcome == Outcome(0, output: "Wrote navigation.yaml and .navgen-schema.json.\n"))
    return written.text
  }
}
