import Foundation

extension FaultSweepReport {
  /// The report itself. What a sweep that found nothing could not judge is said on standard error: the report of a test that passes is not read.
  ///
  /// - Parameter write: Where the lines go.
  func tellingNotes(to write: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }) -> FaultSweepReport {
    guard isClean, !notes.isEmpty else { return self }
    write(notes.map { "FaultSweep: nothing was found; \($0)\n" }.joined())
    return self
  }
}
