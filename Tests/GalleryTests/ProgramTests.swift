//  These tests ask the gallery on the command line, and look at what it says and does.

import Foundation
import Testing

@testable import Gallery

@Suite @MainActor struct ProgramTests {
  @Test func theOptions() throws {
    let options = try Options(["--width=300", "card", "--rtl", "forms"])
    #expect(options.names == ["card", "forms"] && options.width == 300 && options.isRightToLeft && !options.isHelp)
    #expect(try Options(["card", "--width", "300", "forms", "--rtl"]) == options)
    #expect(try Options(["--width", "1"]).width == 1)
    #expect(try Options(["--width=10000"]).width == 10_000)
    #expect(try Options([]).width == nil)
    #expect(try Options(["-h"]).isHelp && Options(["--help"]).isHelp)
  }

  @Test(arguments: ["0.9", "0", "-1", "10001", "1e12", "1e400", "inf", "nan", "wide", ""])
  func aWidthThatNoScreenHasIsRefused(width: String) {
    #expect(throws: Options.Refusal.self) { try Options(["--width", width]) }
    #expect(throws: Options.Refusal.self) { try Options(["--width=" + width]) }
  }

  @Test(arguments: ["--width", "--wide", "nothing", "", "--rtl=1"])
  func anArgumentThatIsNotKnownIsRefused(_ argument: String) {
    #expect(throws: Options.Refusal.self) { try Options([argument]) }
  }

  @Test func theProgramSaysWhatIsRefusedOnStandardErrorOnly() throws {
    let run = try Run(["card", "--width", "1e12"])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("--width needs"))
  }

  @Test func bothWaysToGiveAWidthAreOne() throws {
    let (run, other) = try (Run(["padding", "--width=300"]), Run(["padding", "--width", "300"]))
    #expect(run.status == 0 && other.status == 0)
    #expect(run.output.contains("child: 5, 5, 290, 110"))
    #expect(run.output == other.output)
  }

  @Test func picturesThatCannotBeWrittenAreNoSuccess() throws {
    let run = try Run(["padding", "--rtl"], folder: "/dev/null")
    #expect(run.status == 1)
    #expect(run.output.contains("child: 5, 5, 190, 110"))
    #expect(!run.output.contains("pictures"))
    #expect(run.error.contains("The pictures could not be written"))
  }

  /// One run of the program. It may have its own place for temporary files.
  private struct Run {
    let status: Int32
    let output, error: String

    init(_ arguments: [String], folder: String? = nil) throws {
      let process = Process()
      process.executableURL = Bundle.main.bundleURL.appendingPathComponent("Gallery")
      process.arguments = arguments
      if let folder {
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 }
      }
      let (outputPipe, errorPipe) = (Pipe(), Pipe())
      (process.standardOutput, process.standardError) = (outputPipe, errorPipe)
      try process.run()
      // A process that writes less than a pipe holds does not wait for a reader.
      process.waitUntilExit()
      status = process.terminationStatus
      output = String(decoding: outputPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      error = String(decoding: errorPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
  }
}
