/// The reason why a snapshot could not be written.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The call is no longer at the line and column where it was compiled.
  case noCall
  /// The expected text is not a literal, or has an interpolation.
  case notLiteral
  /// The literal differs from the compiled literal.
  case otherLiteral
  /// The file was changed while the tests were running.
  case changed
  /// The same call had two different texts in one run.
  case severalTexts
  /// The file cannot be read or written.
  case file(String, reason: String)

  /// The reason and a remedy.
  public var description: String {
    switch self {
    case .noCall, .otherLiteral: "the source is not the one that was compiled: build the tests again"
    case .notLiteral: "the expected text is not a string literal without interpolation, so that it cannot be written into the source"
    case .changed: "the source was changed while the tests ran: run them again"
    case .severalTexts:
      "this call has had another text in the same run: it runs several times, in a loop or for several arguments. Give each a file: inFile:"
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
