/// An object that a facility keeps on a connection from its first use on.
package protocol ConnectionAttachment: AnyObject {
  /// The connection ends, and this object with it. Where the connection still has a handle, C code of the user keeps that alive: SQLite may no
  /// longer reach for anything of this object.
  func detach()
  /// The things of this object that keep the connection from being closed, in words.
  var namesInUse: [String] { get }
  /// Whether this object knows that a schema can only be read, although SQLite itself says otherwise.
  func isReadOnly(_ schema: String) -> Bool
  /// Throws the reason why a statement was not compiled, or failed, where that was this facility's doing.
  func explain(_ error: SQLiteError) throws
  /// A database was written to, or replaced by another one, and no hook has reported that.
  func noteUntoldChange()
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
  package func detach() {}
  package var namesInUse: [String] { [] }
  package func isReadOnly(_ schema: String) -> Bool { false }
  package func explain(_ error: SQLiteError) throws {}
  package func noteUntoldChange() {}
  package func namesUnguarded(in schema: String?) -> [String] { [] }
  package func age(of statement: OpaquePointer) -> Duration? { nil }
  package var isHandedOut: Bool { false }
}

/// The objects that facilities keep on a connection: one of each type, until the connection closes.
///
/// The connection itself knows none of the types, so that no facility is part of it. The objects are few, and none is looked up while rows are read.
@safe package struct Attachments {
  private var all: [(type: ObjectIdentifier, attachment: any ConnectionAttachment)] = []

  /// The object of a type; nil until there is one.
  package subscript<Attachment: ConnectionAttachment>(_ type: Attachment.Type) -> Attachment? {
    get {
      for index in all.indices where all[index].type == ObjectIdentifier(type) {
        return unsafe unsafeDowncast(all[index].attachment, to: Attachment.self)  // it was put there as one; a cast would look it up
      }
      return nil
    }
    set { put(newValue, as: ObjectIdentifier(type)) }
  }

  @inline(never) private mutating func put(_ attachment: (any ConnectionAttachment)?, as type: ObjectIdentifier) {
    all.removeAll { $0.type == type }
    if let attachment { all.append((type, attachment)) }
  }

  /// Takes out one object that holds something handed out, if there is one. The code that runs when it is freed may use the connection and add another,
  /// so the caller asks again.
  mutating func takeHandedOut() -> (any ConnectionAttachment)? {
    all.firstIndex { $0.attachment.isHandedOut }.map { all.remove(at: $0).attachment }
  }

  func detach() { for (_, attachment) in all { attachment.detach() } }

  var namesInUse: [String] { all.flatMap(\.attachment.namesInUse) }

  func age(of statement: OpaquePointer) -> Duration? {
    for (_, attachment) in all {
      if let age = unsafe attachment.age(of: statement) { return age }
    }
    return nil
  }

  func explain(_ error: SQLiteError) throws { for (_, attachment) in all { try attachment.explain(error) } }

  package func noteUntoldChange() { for (_, attachment) in all { attachment.noteUntoldChange() } }

  package func namesUnguarded(in schema: String?) -> [String] { all.flatMap { $0.attachment.namesUnguarded(in: schema) } }

  func areReadOnly(_ schema: String) -> Bool { all.contains { $0.attachment.isReadOnly(schema) } }
}

extension Connection {
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
