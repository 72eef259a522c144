import Foundation

/// One line of the table `entry-points.tsv`.
struct EntryPoint {
  enum Kind: String { case plain, variadic, optional, member, out }
  enum Failure: String { case code, after, `nil`, destroys, cause, never }
  enum Answerer: String { case mock, fallback, idle }

  var name: String
  var object: String
  var kind: Kind
  var failure: Failure
  var codes: [String]
  var handles: [HandleUse]
  var doubles: Set<Answerer>
  /// The Swift that reaches it, or after "- " why nothing does.
  var reach: String
  var page: String
  var summary: String
}

/// A parameter or result as the toolchain prints it, made independent of names that only C's module knows.
struct Signature {
  struct Parameter {
    var name: String
    var type: String
  }
  var parameters: [Parameter]
  var result: String

  /// Whether strict memory safety wants `unsafe` where this function is called.
  var isUnsafe: Bool { (parameters.map(\.type) + [result]).contains { $0.contains("Pointer") } }
  var declaration: String {
    "(" + parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ") + ")" + (result == "Void" ? "" : " -> \(result)")
  }
  /// The same declaration in a class that has the package's own names for C's types.
  var named: String { ownNames.reduce(declaration) { $0.replacing($1.type, with: $1.name) } }
  /// The same with a number for each name: its place, by which the table of entry points, ``CallHandles`` and a tape of calls refer to it.
  var numbered: Signature {
    Signature(parameters: parameters.enumerated().map { .init(name: "a\($0)", type: $1.type) }, result: result)
  }
  /// As in C, the answer may be discarded.
  var discarding: String { result == "Int32" ? "@discardableResult " : "" }
  var arguments: String { "(" + parameters.map(\.name).joined(separator: ", ") + ")" }
}

struct Failed: Error, CustomStringConvertible { var description: String }

func readTable(_ text: String) throws -> [EntryPoint] {
  try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 10, let kind = EntryPoint.Kind(rawValue: cells[2]), let failure = EntryPoint.Failure(rawValue: cells[3]) else {
      throw Failed(description: "entry-points.tsv: \(line)")
    }
    let codes = cells[4] == "-" ? [] : cells[4].split(separator: ",").map(String.init)
    let handles: [HandleUse] = try cells[5] == "-" ? [] : cells[5].split(separator: " ").map { try HandleUse(String($0)) }
    let doubles: [EntryPoint.Answerer] =
      try cells[6] == "-"
      ? []
      : cells[6].split(separator: ",").map { name in
        guard let double = EntryPoint.Answerer(rawValue: String(name)) else { throw Failed(description: "entry-points.tsv: \(line)") }
        return double
      }
    return EntryPoint(
      name: cells[0], object: cells[1], kind: kind, failure: failure, codes: codes, handles: handles, doubles: Set(doubles),
      reach: cells[7], page: cells[8], summary: cells[9])
  }
}

/// The fixed-arity shapes of the eight variadic functions, which `CSQLiteManager.h` offers as `sqm_…`.
let shims: [String: Signature] = [
  "sqlite3_config": shim(
    ("option", "Int32"), ("first", "Int64"), ("second", "Int64"), ("pointer", "UnsafeMutableRawPointer!"),
    ("context", "UnsafeMutableRawPointer!"), result: "Int32"),
  "sqlite3_db_config": shim(
    ("db", "OpaquePointer!"), ("option", "Int32"), ("first", "Int32"), ("second", "Int32"), ("pointer", "UnsafeMutableRawPointer!"),
    result: "Int32"),
  "sqlite3_vtab_config": shim(("db", "OpaquePointer!"), ("option", "Int32"), ("value", "Int32"), result: "Int32"),
  "sqlite3_test_control": shim(
    ("option", "Int32"), ("value", "Int32"), ("pointer", "UnsafeMutableRawPointer!"), result: "Int32"),
  "sqlite3_mprintf": shim(
    ("format", "UnsafePointer<CChar>!"), ("text", "UnsafePointer<CChar>!"), result: "UnsafeMutablePointer<CChar>!"),
  "sqlite3_snprintf": shim(
    ("size", "Int32"), ("buffer", "UnsafeMutablePointer<CChar>!"), ("format", "UnsafePointer<CChar>!"),
    ("text", "UnsafePointer<CChar>!"), result: "UnsafeMutablePointer<CChar>!"),
  "sqlite3_str_appendf": shim(
    ("string", "OpaquePointer!"), ("format", "UnsafePointer<CChar>!"), ("text", "UnsafePointer<CChar>!"), result: "Void"),
  "sqlite3_log": shim(("code", "Int32"), ("text", "UnsafePointer<CChar>!"), result: "Void"),
]

func shim(_ parameters: (String, String)..., result: String) -> Signature {
  Signature(parameters: parameters.map { .init(name: $0.0, type: $0.1) }, result: result)
}

/// C's own names for types that Swift has names for, so that only ten structures of C remain in the signatures.
func swiftType(_ printed: String) -> String {
  var type = printed.replacing(#/, cType: "[^"]*"/#, with: "")
  for (c, swift) in [
    ("sqlite3_int64", "Int64"), ("sqlite3_uint64", "UInt64"), ("sqlite3_filename", "UnsafePointer<CChar>"), ("sqlite3_rtree_dbl", "Double"),
    (
      "fts5_extension_function",
      "(@convention(c) (UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, OpaquePointer?, Int32, "
        + "UnsafeMutablePointer<OpaquePointer?>?) -> Void)"
    ),
  ] { type = type.replacing(c, with: swift) }
  return type
}

/// Functions whose parameters have other names in a later header: here they have numbers, whatever the header says.
let numbered: Set<String> = ["sqlite3_result_text64"]

func readSignatures(_ interface: String) -> [String: Signature] {
  var signatures = shims
  for line in interface.split(separator: "\n") {
    guard let head = ["public func sqm_", "public func "].first(where: { line.hasPrefix($0) }) else { continue }
    let text = line.dropFirst(head.count)
    guard let open = text.firstIndex(of: "(") else { continue }
    var depth = 0
    var parts: [String] = [""]
    var end = open
    scan: for index in text.indices[open...] {
      let character = text[index]
      let isArrow = character == ">" && text[text.index(before: index)] == "-"
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character), !isArrow { depth -= 1 }
      if depth == 0 { end = index; break scan }
      if depth == 1, character == "," { parts.append("") } else if index != open { parts[parts.count - 1].append(character) }
    }
    let tail = text[text.index(after: end)...]
    let isNumbered = numbered.contains(String(text[..<open]))
    let parameters = parts.filter { !$0.isEmpty }.enumerated().map { number, part in
      let halves = part.split(separator: ":", maxSplits: 1)
      let named = halves[0].split(separator: " ")
      let name = named.count > 1 && !isNumbered ? String(named[1]) : "a\(number)"
      return Signature.Parameter(name: name, type: swiftType(halves[1].trimmingCharacters(in: .whitespaces)))
    }
    let result = tail.hasPrefix(" -> ") ? swiftType(String(tail.dropFirst(4))) : "Void"
    signatures[String(text[..<open])] = Signature(parameters: parameters, result: result)
  }
  return signatures
}
