#if Tool
import ArgumentParser

struct Tour: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the main job: a quiz is installed, played, upgraded and edited, then its code runs on a mock and under faults.")

  func run() throws {
    let output = Output()
    do { try Journey(output).run() } catch {
      if !(error is OutputClosed) { try output.flush() }
      throw error
    }
    try output.flush()
  }
}
#endif
