/// What a facility keeps on a connection from its first use on.
package protocol ConnectionAttachment: AnyObject {
  /// The connection ends, and this with it. Where it still has a handle, C code of the user keeps that alive: SQLite may no longer reach for
  /// anything of it.
  func detach()
  /// What of it keeps the connection from being closed, in words.
  var namesInUse: [String] { get }
  /// Whether it knows that a schema can only be read, of which SQLite itself says otherwise.
  func isReadOnly(_ schema: String) -> Bool
  /// A statement was not compiled or failed: where that was this facility's doing, it throws the reason.
  func explain(_ error: SQLiteError) throws
  /// Something of a database was written, or is another one, which no hook tells of.
  func noteUntoldChange()
  /// What of it uses the connection, or a schema of it when one is named, though SQLite would close or detach that all the same; in words.
  func namesUnguarded(in schema: String?) -> [String]
  /// How long ago a statement began to run, where it is measured.
  func age(of statement: OpaquePointer) -> Duration?
  /// Whether it holds what an extension or a virtual table module has handed out. It is let go before anything is registered on the connection, since that
  /// may take its place, and before the connection closes.
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

/// What facilities keep on a connection: one object of each type, until the connection closes.
///
/// The connection itself knows none of them, so that no facility is part of it. They are few, and nobody asks for them while rows are read.
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

  /// Takes out what was handed out; what goes with it may use the connection, and so has it ask again.
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
  /// Lets go of what was handed out to the connection; an object in use goes when it has been used.
  func forgetHandedOut() {
    while let kept = attachments.takeHandedOut() { withExtendedLifetime(kept) {} }
  }

  /// What a facility keeps here; made when it is first asked for.
  package func attachment<Attachment: ConnectionAttachment>(orNew make: @autoclosure () -> Attachment) -> Attachment {
    if let there = attachments[Attachment.self] { return there }
    let made = make()
    attachments[Attachment.self] = made
    return made
  }
}
