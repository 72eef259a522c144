// The sqlite3_* functions that SQLiteInterposition defines, in the place of a library's.

/// The kinds of objects that SQLite lends: to a callback, or to the reader of a row.
private let lentKinds: Set<String> = ["context", "value"]

private func address(_ place: HandleUse.Place) -> String {
  switch place {
  case .answer: "UInt(bitPattern: $0)"
  case .argument(let index): "UInt(bitPattern: a\(index)?.pointee)"
  }
}

/// The object that decides which wrapper gets a call.
private func subject(_ entry: EntryPoint) -> String {
  if entry.handles.contains(where: { $0.role == .gives && $0.kind == "connection" }) {
    return entry.name.hasSuffix("16") ? ".task" : ".path(a0.map { unsafe String(cString: $0) })"
  }
  for use in entry.handles where use.isTaken {
    if case .argument(let index) = use.place {
      return (lentKinds.contains(use.kind) ? ".lent" : ".handle") + "(UInt(bitPattern: a\(index)))"
    }
  }
  return ".task"
}

/// Whether a call has not taken back its object after all.
private func isKept(_ entry: EntryPoint) -> String? {
  if entry.name == "sqlite3_close" { return "{ $0 != 0 }" }  // the connection stays open
  return entry.handles.contains { $0.role == .gives } && entry.name.contains("realloc") ? "{ unsafe $0 == nil }" : nil
}

private func definition(_ entry: EntryPoint, _ signature: Signature) -> String {
  let isShim = entry.kind == .variadic
  let name = isShim ? "sqm_routed_" + entry.name.dropFirst("sqlite3_".count) : entry.name
  var text = "\n@_cdecl(\"\(name)\") func interposed_\(entry.name)\(signature.declaration) {\n"
  if entry.kind == .plain {
    text += "  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.\(entry.name)\(signature.arguments) }\n"
  }
  let subject = subject(entry)
  let isUnsafe = signature.result.contains("Pointer") || subject.hasPrefix(".path")
  text += "  return \(isUnsafe ? "unsafe " : "")Routes.call(\n    \(subject)"
  if entry.handles.contains(where: { $0.role == .takesBack }) {
    text += ", releasing: UInt(bitPattern: a0)" + (isKept(entry).map { ", unless: \($0)" } ?? "")
  }
  // A second object is a text that explains a failure.
  if let given = entry.handles.first(where: { $0.role == .gives }) {
    text += ", given: { " + (given.place == .answer ? "" : "_ in ") + "\(given.place == .answer ? "" : "unsafe ")\(address(given.place)) }"
  }
  return text + "\n  ) { \(signature.isUnsafe ? "unsafe " : "")$0.\(entry.name)\(signature.arguments) }\n}\n"
}

func definitionsFile(_ required: [Required]) -> String {
  var text = fileHead + "import CSQLiteInterposition\nimport CSQLiteManager\nimport SQLiteCalls\n"
  for (entry, signature) in required where entry.kind != .member && !signature.parameters.contains(where: { $0.type == "CVaListPointer" }) {
    text += definition(entry, signature.numbered)
  }
  return text
}
