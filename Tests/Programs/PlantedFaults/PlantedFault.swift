public import SQLiteCalls
import SQLiteManager

/// A small piece of data code with one known fault that only shows when a call fails, but for ``Subject/clean``, and its twin that is right
/// whatever fails.
///
/// The pieces measure a sweep: without a word from the author of the code it has to find every faulty piece and to blame no twin. Both
/// return the same when nothing fails.
public struct PlantedFault: Sendable {
  /// The interface that a piece is written on.
  public enum Kind: String, Sendable {
    /// The functions of C.
    case calls
    /// The library over them.
    case library
  }

  /// The harm that a faulty piece does besides being wrong, so that it is not run unprepared.
  public enum Peril: String, Sendable {
    /// It traps when the call fails.
    case traps
    /// It goes on for ever when the call fails for ever.
    case neverEnds
    /// It waits, spins or pauses for ever when the call fails.
    case hangs
    /// It hands SQLite a dead pointer when a call fails.
    case undefinedWhenFailing
    /// It hands SQLite a dead pointer, or reads one, always.
    case undefinedAlways
  }

  /// The thing that a sweep has to look at to find a piece.
  public enum Subject: String, CaseIterable, Sendable {
    /// Handles, answers and rows.
    case calls
    /// Rows and answers that differ from run to run: they hold a time, or a key that is made up.
    case differs
    /// Problems that a run leaves although nothing failed.
    case clean
    /// Settings of connections, and pools, that live longer than the operation.
    case settings
    /// Files and requests that were sent: they are outside the databases, and are observed.
    case outside
    /// The memory of objects, which is observed.
    case objects
    /// The words of an error: they are listed, and a sweep cannot know whether they are right.
    case errors
  }

  /// A piece of data code, with the wrapper it works on and the stage that was made before; it returns what the user's function would.
  public typealias Piece = @Sendable (_ sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage) throws -> PlantedValue

  /// The name of the piece in the table.
  public let name: String
  /// The interface that the piece is written on.
  public let kind: Kind
  /// The thing that a sweep has to look at to find the piece.
  public let subject: Subject
  /// The fault in one sentence.
  public let sentence: String
  /// The harm that the faulty piece does besides being wrong.
  public let peril: Peril?
  /// Makes the stage that is there before, without faults; nil when the piece needs nothing.
  public let setUp: (@Sendable (any Sqlite3WrapperProtocol) throws -> PlantedStage)?
  /// A function that both pieces need and a library may lack.
  public let needs: Sqlite3Call?
  /// Observes the state outside the databases; nil where there is none.
  public let observing: (@Sendable (PlantedStage) throws -> any Equatable)?
  /// The piece with the fault.
  public let faulty: Piece
  /// The piece without the fault.
  public let right: Piece

  /// Whether the piece can be run over a library.
  public func concerns(_ wrapper: any Sqlite3WrapperProtocol) -> Bool { needs.map { wrapper.provides($0) } ?? true }

  /// Makes the stage that is there before, or an empty one.
  public func stage(on sqlite: any Sqlite3WrapperProtocol) throws -> PlantedStage { try setUp?(sqlite) ?? PlantedStage() }

  init(
    _ name: String, _ kind: Kind, _ sentence: String, peril: Peril? = nil, needs: Sqlite3Call? = nil, before: PlantedStage.Content? = nil,
    faulty: @escaping Piece, right: @escaping Piece
  ) {
    self.name = name
    self.kind = kind
    subject = .calls
    self.sentence = sentence
    self.peril = peril
    self.needs = needs
    setUp = if let before { { try PlantedStage(before, on: $0) } } else { nil }
    observing = nil
    self.faulty = faulty
    self.right = right
  }

  /// A piece of which both forms are in one class, which knows which one it is.
  init(
    _ name: String, _ subject: Subject, _ sentence: String, before: PlantedStage.Content,
    observing: (@Sendable (PlantedStage) throws -> any Equatable)? = nil,
    _ piece: @escaping @Sendable (_ sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, _ isRight: Bool) throws -> PlantedValue,
    prepare: (@Sendable (PlantedStage) throws -> Void)? = nil
  ) {
    self.name = name
    kind = .library
    self.subject = subject
    self.sentence = sentence
    peril = nil
    needs = nil
    setUp = {
      let stage = try PlantedStage(before, on: $0)
      try prepare?(stage)
      return stage
    }
    self.observing = observing
    faulty = { try piece($0, $1, false) }
    right = { try piece($0, $1, true) }
  }

  /// A piece that works on an object which lives longer than one operation.
  init<Object: AnyObject>(
    _ name: String, _ subject: Subject, _ sentence: String, before: PlantedStage.Content,
    object make: @escaping @Sendable (_ sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage) throws -> Object,
    observing: (@Sendable (Object) throws -> any Equatable)? = nil,
    _ piece: @escaping @Sendable (_ object: Object, _ isRight: Bool) throws -> PlantedValue
  ) {
    self.name = name
    kind = .library
    self.subject = subject
    self.sentence = sentence
    peril = nil
    needs = nil
    setUp = { try PlantedStage(before, on: $0, make) }
    self.observing = if let observing { { try observing($0.object(as: Object.self)) } } else { nil }
    faulty = { try piece($1.object(), false) }
    right = { try piece($1.object(), true) }
  }

  /// Pieces that install or upgrade a database of content: each has so many places that a sweep takes a sample of them.
  public static let ofContent: [PlantedFault] = installing + upgrading

  /// All other pieces, by subject.
  public static let all: [PlantedFault] = [
    opening, closing, stepping, reading, binding, columns, writing, transactions, committing, savepoints, scripts, files, retrying, hangs,
    memory,
    blobs, callbacks, libraryReading, libraryWriting, libraryTransactions, librarySchema, libraryState, differingRows, differingAnswers,
    wrongWithoutFaults, keptConnections, keptSchemas, outsideFiles, outsideServices, objectsAhead, wrongErrors,
  ].flatMap(\.self)
}
