package import SQLiteCalls

/// An object that a facility keeps on a connection from its first use on.
package protocol ConnectionAttachment: AnyObject {
  /// The connection is about to be closed.
  func willClose()
  /// The connection ends, and this object with it. Where the connection still has a handle, C code of the user keeps that alive: SQLite may no
  /// longer reach for anything of this object.
  func detach()
  /// The things of this object that keep the connection from being closed, in words.
  var namesInUse: [String] { get }
  /// Whether this object knows that a schema can only be read, although SQLite itself says otherwise.
  func isReadOnly(_ schema: String) -> Bool
  /// Mends the cause of an error of compiling or of a first step where that is this facility's doing, or throws the error in better words.
  ///
  /// - Returns: Whether a second try can follow.
  func repair(_ error: SQLiteError, on connection: Connection) throws -> Bool
  /// Ends the part of a repair that is for one try alone.
  func endRepair()
  /// The reason for an error, where this facility knows it.
  func reason(for meaning: SQLiteError.Meaning) -> String?
  /// A database was written to, or replaced by another one, and no hook has reported that.
  func noteUnreportedChange()
  /// The things of this object, in words, that use the connection, or the schema when one is named, although SQLite would close or detach it all
  /// the same.
  func namesUnguarded(in schema: String?) -> [String]
  /// How long ago a statement began to run, where that is measured.
  func age(of statement: OpaquePointer) -> Duration?
  /// Whether this object holds something that an extension or a virtual table module has handed out. It is let go before anything is registered on the
  /// connection, since a registration may replace the thing that was handed out, and before the connection closes.
  var isHandedOut: Bool { get }
}

extension ConnectionAttachment {
  package func willClose() {}
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

/// The objects that facilities keep on a connection: one of each type, until the connection closes.
///
/// The connection itself knows none of the types, so that no facility is part of it. The objects are few, and none is looked up while rows are read.
@safe package struct Attachments {
  /// The objects, the oldest first.
  private(set) var all: [any ConnectionAttachment] = []

  /// The object of a type; nil until there is one.
  package subscript<Attachment: ConnectionAttachment>(_ type: Attachment.Type) -> Attachment? {
    get {
      // The newest first: each verb asks for an object that the first verb made, and the opening for few.
      for attachment in all.reversed() where ObjectIdentifier(Swift.type(of: attachment)) == ObjectIdentifier(type) {
        return unsafe unsafeDowncast(attachment, to: Attachment.self)  // a cast would look the type up
      }
      return nil
    }
    set { put(newValue, as: ObjectIdentifier(type)) }
  }

  @inline(never) private mutating func put(_ attachment: (any ConnectionAttachment)?, as type: ObjectIdentifier) {
    if let place = all.firstIndex(where: { ObjectIdentifier(Swift.type(of: $0)) == type }) { all.remove(at: place) }
    guard let attachment else { return }
    if all.isEmpty { all.reserveCapacity(6) }  // as many as a connection mostly has
    all.append(attachment)
  }

  /// Takes out one object that holds something handed out, if there is one. The code that runs when it is freed may use the connection and add another,
  /// so the caller asks again.
  mutating func takeHandedOut() -> (any ConnectionAttachment)? { all.firstIndex(where: \.isHandedOut).map { all.remove(at: $0) } }

  func detach() { for attachment in all { attachment.detach() } }

  package func noteUnreportedChange() { for attachment in all { attachment.noteUnreportedChange() } }

  package func namesUnguarded(in schema: String?) -> [String] { all.flatMap { $0.namesUnguarded(in: schema) } }
}

extension Sqlite3Destructor {
  /// Lets go of an object: the C function for a pointer of which SQLite was handed a reference.
  package static let ofObject: Function = { pointer in
    if let pointer = unsafe pointer { unsafe Unmanaged<AnyObject>.fromOpaque(pointer).release() }
  }
}

/// Objects whose addresses SQLite keeps, or would not give back. They are few: SQLite refuses when memory is out, or when a test makes it.
let keptForEver = Locked<[AnyObject]>([])

extension Connection {
  /// Mends the cause of an error of compiling or of a first step if a facility can; returns whether one did, so that a second try can follow.
  package func repairs(_ error: SQLiteError) throws -> Bool {
    for attachment in attachments.all where try attachment.repair(error, on: self) { return true }
    return try addFacility(missingBy: error)
  }

  /// Ends the part of ``repairs(_:)`` that is for one try alone.
  func endRepair() { for attachment in attachments.all { attachment.endRepair() } }

  /// Lets go of the objects that hold something handed out to the connection; one that is in use goes after its use.
  func forgetHandedOut() {
    while let kept = attachments.takeHandedOut() { withExtendedLifetime(kept) {} }
  }

  /// The object that a facility keeps here, made when it is first asked for.
  package func attachment<Attachment: ConnectionAttachment>(orNew make: @autoclosure () -> Attachment) -> Attachment {
    if let there = attachments[Attachment.self] { return there }
    let made = make()
    attachments[Attachment.self] = made
    return made
  }
}
