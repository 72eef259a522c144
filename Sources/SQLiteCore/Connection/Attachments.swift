package import SQLiteCalls

/// An object that a facility stores on a connection when it first uses the connection.
package protocol ConnectionAttachment: AnyObject {
  /// Stops using the connection, which is closed or being deinitialized; this object ends with it. If the connection still has a handle,
  /// the user's C code keeps that alive, so SQLite must no longer reach anything in this object.
  func detach()
  /// Descriptions of this object's resources that keep the connection from closing.
  var namesInUse: [String] { get }
  /// Whether this object knows a schema to be read-only although SQLite reports otherwise.
  func isReadOnly(_ schema: String) -> Bool
  /// Removes the cause of an error from compiling or from the first step if this facility is responsible for it, or throws a clearer error.
  ///
  /// - Returns: Whether to try again.
  func repair(_ error: SQLiteError, on connection: Connection) throws -> Bool
  /// Undoes the part of a repair that is meant for one retry only.
  func endRepair()
  /// The reason for an error, if this facility knows it.
  func reason(for meaning: SQLiteError.Meaning) -> String?
  /// Records that a database was written to, or replaced by another one, without a hook reporting it.
  func noteUnreportedChange()
  /// Descriptions of this object's uses of the connection, or of the named schema, that do not keep SQLite from closing or detaching it.
  func namesUnguarded(in schema: String?) -> [String]
  /// The time since a statement began to run, if it is measured.
  func age(of statement: OpaquePointer) -> Duration?
  /// Whether this object holds something that an extension or a virtual table module has handed out. It is released before anything is
  /// registered on the connection, since a registration may replace what was handed out, and before the connection closes.
  var isHandedOut: Bool { get }
}

extension ConnectionAttachment {
  package func detach() {}
  package var namesInUse: [String] { [] }
  package func isReadOnly(_ schema: String) -> Bool { false }
  package func repair(_ error: SQLiteError, on connection: Connection) throws -> Bool { false }
  package func endRepair() {}
  package func reason(for meaning: SQLiteError.Meaning) -> String? { nil }
  package func noteUnreportedChange() {}
  package func namesUnguarded(in schema: String?) -> [String] { [] }
  package func age(of statement: OpaquePointer) -> Duration? { nil }
  package var isHandedOut: Bool { false }
}

/// The objects that facilities store on a connection: at most one of each type, until the connection closes.
///
/// The connection does not know their types, so no facility is part of it. The objects are few, and none is looked up while rows are read.
@safe package struct Attachments {
  /// The objects, the oldest first.
  private(set) var all: [any ConnectionAttachment] = []

  /// The object of a type; nil until there is one.
  package subscript<Attachment: ConnectionAttachment>(_ type: Attachment.Type) -> Attachment? {
    get {
      // Newest first: most lookups are for an object that the first call created, few for the objects created at opening.
      for attachment in all.reversed() where ObjectIdentifier(Swift.type(of: attachment)) == ObjectIdentifier(type) {
        return unsafe unsafeDowncast(attachment, to: Attachment.self)  // a cast would look the type up
      }
      return nil
    }
    set { store(newValue, as: ObjectIdentifier(type)) }
  }

  @inline(never) private mutating func store(_ attachment: (any ConnectionAttachment)?, as type: ObjectIdentifier) {
    if let place = all.firstIndex(where: { ObjectIdentifier(Swift.type(of: $0)) == type }) { all.remove(at: place) }
    guard let attachment else { return }
    if all.isEmpty { all.reserveCapacity(6) }  // as many as most connections have
    all.append(attachment)
  }

  /// Removes and returns one object that holds something handed out, if there is one. Code that runs when the object is freed may use the
  /// connection and add another, so the caller repeats the call.
  mutating func takeHandedOut() -> (any ConnectionAttachment)? { all.firstIndex(where: \.isHandedOut).map { all.remove(at: $0) } }

  func detach() { for attachment in all { attachment.detach() } }

  package func noteUnreportedChange() { for attachment in all { attachment.noteUnreportedChange() } }

  package func namesUnguarded(in schema: String?) -> [String] { all.flatMap { $0.namesUnguarded(in: schema) } }
}

extension Sqlite3Destructor {
  /// Releases an object whose retained reference was passed to SQLite.
  package static let ofObject: Function = { pointer in
    if let pointer = unsafe pointer { unsafe Unmanaged<AnyObject>.fromOpaque(pointer).release() }
  }
}

extension UnsafeMutableRawPointer? {
  /// Returns the object whose address was passed to C as the context of a callback; nil without an address.
  package func object<Object: AnyObject>(as type: Object.Type) -> Object? {
    unsafe map { unsafe Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// Objects that are never released, because SQLite keeps their addresses or failed to give them back. There are few: that happens only when
/// memory is out, or in a test.
let keptForEver = Locked<[AnyObject]>([])

extension Connection {
  /// Lets the facilities remove the cause of an error from compiling or from the first step. Returns whether one did, so that the caller
  /// can retry.
  package func repairs(_ error: SQLiteError) throws -> Bool {
    for attachment in attachments.all where try attachment.repair(error, on: self) { return true }
    return try addFacility(missingBy: error)
  }

  /// Undoes the part of ``repairs(_:)`` that is meant for one retry only.
  func endRepair() { for attachment in attachments.all { attachment.endRepair() } }

  /// Releases the objects that hold something handed out to the connection; one that is in use is freed after its use.
  func forgetHandedOut() {
    while let kept = attachments.takeHandedOut() { withExtendedLifetime(kept) {} }
  }

  /// Returns the object that a facility stores here, and creates it on first use.
  package func attachment<Attachment: ConnectionAttachment>(orNew make: @autoclosure () -> Attachment) -> Attachment {
    if let there = attachments[Attachment.self] { return there }
    let made = make()
    attachments[Attachment.self] = made
    return made
  }
}
