import SQLiteCallsCore

/// What SQLite may assume of a function, and where it may be used. <https://sqlite.org/c3ref/c_deterministic.html>
///
/// Without options a function is called whenever the SQL says so, and only from SQL that the program runs: a view, a trigger, an index,
/// a CHECK or a generated column of the file cannot use it (SQLITE_DIRECTONLY), and says "unsafe use of" when it tries.
public struct FunctionOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The same arguments give the same answer within a statement, so SQLite may call it less often; an index may only use such functions.
  public static let deterministic = FunctionOptions(rawValue: 1)
  /// It reveals nothing and changes nothing, whatever the arguments: a schema may use it even where it is not trusted (SQLITE_INNOCUOUS).
  public static let innocuous = FunctionOptions(rawValue: 2)
  /// A schema may use it where it is trusted: see ``Connection/Configuration/trustedSchema``.
  public static let usableInTrustedSchema = FunctionOptions(rawValue: 4)
  /// It reads the subtypes of its arguments; SQLite then does not drop them on the way (SQLITE_SUBTYPE).
  public static let readsSubtypes = FunctionOptions(rawValue: 8)
  /// It gives its answers subtypes by ``FunctionResult/setSubtype(_:)`` (SQLITE_RESULT_SUBTYPE). From 3.45 on SQLite loses them otherwise, or the function
  /// fails, as Debian's does. A function that answers ``Subtyped`` has the option by itself.
  public static let answersSubtypes = FunctionOptions(rawValue: 16)

  /// The text encoding and the flags, as C wants them in one number.
  package var flags: Int32 {
    var flags: FunctionFlags = []
    if contains(.deterministic) { flags.insert(.deterministic) }
    if contains(.innocuous) { flags.insert(.innocuous) }
    if contains(.readsSubtypes) { flags.insert(.subtype) }
    // SQLITE_RESULT_SUBTYPE; SQLite before 3.45 passes over it.
    if contains(.answersSubtypes) { flags.insert(FunctionFlags(rawValue: 0x100_0000)) }
    if isDisjoint(with: [.innocuous, .usableInTrustedSchema]) { flags.insert(.directonly) }
    return TextEncoding.utf8.rawValue | flags.rawValue
  }

  /// With what follows from the type of the function's answers.
  @usableFromInline package func answering(_ answer: Any.Type) -> FunctionOptions {
    answer is any AnswersSubtype.Type ? union(.answersSubtypes) : self
  }
}
