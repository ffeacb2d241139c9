import NavgenCore

/// Runs the tool as this process, with its arguments and streams, and ends it.
package func runProcess() -> Never {
  prepareStreams()
  let arguments = Array(CommandLine.arguments.dropFirst())
  endProcess(run(arguments, in: .process))
}

extension CLIEnvironment {
  /// The real world.
  static var process: CLIEnvironment {
    CLIEnvironment(
      files: .system,
      readInput: { limit throws(FileError) in
        do throws(SystemError) {
          return try read(standardInput, limit: limit)
        } catch {
          throw .cannotRead(SpecSource.inputLabel, error)
        }
      },
      writeOutput: { text throws(FileError) in
        do throws(SystemError) {
          try write(Array(text.utf8), to: standardOutput)
        } catch  where error != .brokenPipe {
          throw .cannotWrite("<stdout>", error)
        } catch {
          // Whoever reads the answer has seen enough.
        }
      },
      writeError: { text in try? write(Array(text.utf8), to: standardError) },
      isErrorTerminal: isTerminal(standardError),
      usesColors: isTerminal(standardError) && environmentValue("NO_COLOR").isEmpty,
      pause: {
        sleepBriefly()
        return true
      },
      workingDirectory: currentDirectory(),
      today: currentDay(),
      compile: { source, options in NavgenCore.compile(source, options: options) })
  }
}
