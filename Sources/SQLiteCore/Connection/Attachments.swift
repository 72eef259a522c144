/// What a facility keeps on a connection from its first use on.
package protocol ConnectionAttachment: AnyObject {
  /// The connection ends, and this with it. Where it still has a handle, C code of the user keeps that alive: SQLite may no longer reach for
  /// anything of it.
  func detach()
}

extension ConnectionAttachment {
  package func detach() {}
}

/// What facilities keep on a connection: one object of each type, until the connection closes.
///
/// The connection itself knows none of them, so that no facility is part of it. They are few, and nobody asks for them while rows are read.
@safe package struct Attachments {
  private var all: [any ConnectionAttachment] = []

  /// The object of a type; nil until there is one.
  package subscript<Attachment: ConnectionAttachment>(_ type: Attachment.Type) -> Attachment? {
    get {
      for attachment in all {
        if let found = attachment as? Attachment { return found }
      }
      return nil
    }
    set {
      all.removeAll { $0 is Attachment }
      if let newValue { all.append(newValue) }
    }
  }

  func detach() { all.forEach { $0.detach() } }
}
