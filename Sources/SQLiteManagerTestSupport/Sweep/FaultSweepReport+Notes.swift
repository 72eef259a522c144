import Foundation

extension FaultSweepReport {
  /// The report itself. Notes of a sweep that found nothing are written to standard error: the report of a test that passes is not read.
  ///
  /// - Parameter write: Where the lines go.
  func tellingNotes(to write: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }) -> FaultSweepReport {
    guard isClean, !notes.isEmpty else { return self }
    write(notes.map { "FaultSweep: nothing was found; \($0)\n" }.joined())
    return self
  }
}
