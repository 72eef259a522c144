#if Tool
import ArgumentParser

struct Tour: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Demonstrates the library: installs, plays, upgrades and edits a quiz, then runs its code on a mock and with faults.")

  @Flag(help: "Print every C call that fails in the last chapter, and every finding.")
  var all = false

  func run() throws { try Output.printing(within: 80) { try QuizTour($0, showsAll: all).run() } }
}
#endif
