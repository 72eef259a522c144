/// The C callbacks for a ``Sqlite3FunctionBox``, one for each of its closures.
///
/// Each finds the box from the context of the call: the real library's by `sqlite3_user_data`, a mock's from a context of its own. So each
/// wrapper provides its own callbacks, and no global state is needed.
@safe public struct Sqlite3Trampolines {
  /// The C type of a function with arguments.
  public typealias Call = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
  /// The C type of a function without arguments.
  public typealias End = @convention(c) (OpaquePointer?) -> Void

  /// The C type of an auxiliary function of FTS5.
  public typealias Match =
    @convention(c) (
      UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Void

  /// Calls ``Sqlite3FunctionBox/call``.
  public let scalar: Call
  /// Calls ``Sqlite3FunctionBox/step``.
  public let step: Call
  /// Calls ``Sqlite3FunctionBox/inverse``.
  public let inverse: Call
  /// Calls ``Sqlite3FunctionBox/value``.
  public let value: End
  /// Calls ``Sqlite3FunctionBox/final``.
  public let final: End

  /// Calls ``Sqlite3FunctionBox/match(_:_:_:)``.
  public let match: Match

  /// Creates a set of six callbacks.
  public init(scalar: Call, step: Call, inverse: Call, value: End, final: End, match: Match) {
    unsafe (self.scalar, self.step, self.inverse) = unsafe (scalar, step, inverse)
    unsafe (self.value, self.final, self.match) = unsafe (value, final, match)
  }

  /// Callbacks that do nothing.
  public static var idle: Sqlite3Trampolines {
    unsafe Sqlite3Trampolines(
      scalar: { _, _, _ in }, step: { _, _, _ in }, inverse: { _, _, _ in }, value: { _ in }, final: { _ in },
      match: { _, _, _, _, _ in })
  }
}
