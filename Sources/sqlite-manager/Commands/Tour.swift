#if Tool
import ArgumentParser

struct Tour: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the main job: a quiz is installed, played, upgraded and edited, then its code runs on a mock and under faults.")

  @Flag(help: "Shows all C calls that fail in the last chapter, and all that the sweep finds.")
  var all = false

  func run() throws { try Output.printing(within: 80) { try QuizTour($0, showsAll: all).run() } }
}
#endif
