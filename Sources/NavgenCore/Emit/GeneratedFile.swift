/// A file in memory, ready to be written.
package struct GeneratedFile: Hashable, Sendable {
  package let output: OutputFile
  package let contents: String
}
