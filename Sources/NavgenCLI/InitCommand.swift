import NavgenCore

/// What `navgen init` was asked for.
struct InitRequest: Hashable {
  /// Where the spec goes.
  let path: String
  /// What the names of the generated types begin with; `nil` when the folder is to tell.
  let name: String?

  static let usualPath = "navigation.yaml"
}

/// Writes a spec to begin with, and beside it the schema that its first line names. A spec that is there is left as
/// it is.
func initialise(
  _ request: InitRequest, _ console: inout Console, _ environment: CLIEnvironment
) -> ExitCode {
  let folder = parent(of: request.path)
  let files = [
    PlacedFile(starter: request.text(in: environment), at: request.path),
    PlacedFile(schema: navigationSchema(), in: folder),
  ]
  do throws(FileError) {
    if try environment.files.status(request.path) != nil { throw .exists(request.path) }
  } catch {
    return console.fail([error])
  }
  let code = console.fail(write(files, with: environment.files))
  guard code == .fine else { return code }
  return console.answer("Wrote \(files.map(\.shownPath).joined(separator: " and ")).\n")
}

extension InitRequest {
  fileprivate func text(in environment: CLIEnvironment) -> String {
    let folder = parent(of: path)
    let folderName = lastName(of: folder == "." ? environment.workingDirectory ?? "" : folder)
    return starterSpec(
      name: name ?? starterName(forFolder: folderName), schema: SchemaFile.name)
  }
}

/// The schema beside a spec.
enum SchemaFile {
  /// Hidden, as SwiftPM warns of other files that it does not know in the folder of a target.
  static let name = ".navgen-schema.json"
}

extension PlacedFile {
  /// The path without the folder that paths begin in.
  fileprivate var shownPath: String { directory == "." ? name : path }

  /// A spec, whose place was empty.
  fileprivate init(starter text: String, at path: String) {
    self.init(directory: parent(of: path), name: lastName(of: path), text: text, mark: nil)
  }

  /// A schema, in whose place an older one may be.
  fileprivate init(schema text: String, in directory: String) {
    self.init(directory: directory, name: SchemaFile.name, text: text, mark: schemaMark)
  }
}
