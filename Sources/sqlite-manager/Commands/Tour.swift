#if Tool
import ArgumentParser

struct Tour: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the main job: a quiz is installed, played, upgraded and edited, then its code runs on a mock and under faults.")

  func run() throws { try Output.printing { try Journey($0).run() } }
}
#endif
