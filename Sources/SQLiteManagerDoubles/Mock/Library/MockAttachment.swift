import SQLiteCalls

/// A statement that attaches a database to a connection, or detaches one. <https://sqlite.org/lang_attach.html>
enum MockAttachment {
  /// The name of the file, or, of a parameter, nil.
  case attach(filename: String?, schema: String)
  case detach(schema: String)

  /// The statement of a text; nil when it is of another kind, or when its names are expressions.
  init?(_ sql: [UInt8]) {
    var syntax = MockSyntax(sql)
    let verb = syntax.takes("ATTACH", "DETACH")
    guard verb != nil else { return nil }
    _ = syntax.takes("DATABASE")
    if verb == "DETACH" {
      guard let schema = try? syntax.name(), syntax.isAtEnd else { return nil }
      self = .detach(schema: schema)
      return
    }
    let isParameter = syntax.parameter() != nil
    let filename = isParameter ? nil : try? syntax.name()
    guard isParameter || filename != nil, syntax.takes("AS") != nil, let schema = try? syntax.name(), syntax.isAtEnd else { return nil }
    self = .attach(filename: filename, schema: schema)
  }
}

extension MockLibrary {
  /// Attaches or detaches; the name of the file may be the only value that is bound.
  func run(_ attachment: MockAttachment, bound: MockValue.Content?, on open: MockConnection) -> MockAnswer {
    switch attachment {
    case .attach(let filename, let schema):
      var name = filename ?? ""
      if filename == nil, case .text(let bytes)? = bound { name = String(decoding: bytes, as: UTF8.self) }
      if open.databases[schema.lowercased()] != nil { return .fails(.error, message: "database \(schema) is already in use") }
      let most = limit(.attached, of: open)
      if open.attached.count >= most { return .fails(.error, message: "too many attached databases - max \(most)") }
      open.attached.append((schema, name, database(named: name)))
    case .detach(let schema):
      if ["main", "temp"].contains(schema.lowercased()) { return .fails(.error, message: "cannot detach database \(schema)") }
      guard let at = open.attached.firstIndex(where: { $0.name.lowercased() == schema.lowercased() }) else {
        return .fails(.error, message: "no such database: \(schema)")
      }
      open.attached.remove(at: at)
    }
    return .done
  }
}
