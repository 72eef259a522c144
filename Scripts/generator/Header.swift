import Foundation

/// The version of SQLite whose header the generated files are of. It is the lowest that the package runs on; a later header gives the same files.
///
/// To raise it: install that header, change this line, run Scripts/generate-calls, and follow its advice until it gives none.
let baseVersion = "3.40.1"

/// The installed header and library.
struct Header {
  /// The signatures that the toolchain prints for the functions, by name.
  var signatures: [String: Signature]
  var constants: [String: Int64]
  var version: String
  /// The functions that the header declares, by name.
  var declared: [String: CFunction]
  var exported: Set<String>

  /// - Parameters:
  ///   - signatures: The interface that the toolchain makes of the header.
  ///   - macros: The macros of the header, as `clang -dM` prints them.
  ///   - text: The header.
  ///   - exported: The names that the library exports, one in each line.
  init(signatures: String, macros: String, text: String, exported: String) throws {
    self.signatures = readSignatures(signatures)
    (constants, version) = readConstants(macros)
    declared = functions(declaredIn: text)
    self.exported = Set(exported.split(separator: "\n").map(String.init))
    guard !version.isEmpty else { throw Failed(description: "the header defines no SQLITE_VERSION: is it sqlite3.h?") }
  }

  /// Whether this is the header that the generated files are of.
  var isBase: Bool { version == baseVersion }
}

/// A difference between the table or the generated files on one side, the installed header and library on the other.
struct Difference: CustomStringConvertible {
  /// Whether the files must not be written before it is resolved.
  var isError: Bool
  var text: String
  /// The advice how to resolve it.
  var advice: String

  var description: String { (isError ? "error: " : "note: ") + text + ": " + advice }
}

/// Compares the declarations of the installed header and the exports of the installed library with the table and the constants of the generated
/// files.
///
/// - Parameter known: The constants of the generated files, by name.
func compare(_ table: [EntryPoint], _ header: Header, known: [String: Int64]) -> [Difference] {
  if header.version.compare(baseVersion, options: .numeric) == .orderedAscending {
    let advice = "install the header of \(baseVersion) or of a later version"
    return [Difference(isError: true, text: "sqlite3.h is of SQLite \(header.version), older than the generated files", advice: advice)]
  }
  return compareFunctions(table, header) + (header.isBase ? [] : compareConstants(header, known))
}

private func compareFunctions(_ table: [EntryPoint], _ header: Header) -> [Difference] {
  let table = table.filter { $0.kind != .member }  // declared in a structure, exported nowhere
  let names = Set(table.map(\.name))
  var found: [Difference] = []
  let added = Set(header.declared.keys).subtracting(names).sorted()
  if header.isBase {
    found += added.map { .init(isError: true, text: "sqlite3.h declares \($0), which the table does not list", advice: "add its row") }
  } else if !added.isEmpty {
    found.append(later("functions", added, header))
  }
  for name in names.subtracting(header.declared.keys).sorted() {
    let advice = "install a whole sqlite3.h, or remove the row if SQLite has dropped the function"
    found.append(.init(isError: true, text: "the table lists \(name), which sqlite3.h does not declare", advice: advice))
  }
  for entry in table where (entry.kind != .out) != header.exported.contains(entry.name) {
    let text = "\(entry.name) is \(entry.kind.rawValue) in the table and \(entry.kind == .out ? "" : "not ")exported by the library"
    let advice =
      entry.kind == .out
      ? "give its row a kind that is required, when every library of this version exports it"
      : "install a library that has it, or make its kind optional, when libraries that people have lack it"
    found.append(.init(isError: header.isBase || entry.kind != .out, text: text, advice: advice))
  }
  for entry in table {
    found += compareHandles(entry, declared: header.declared[entry.name]?.handles ?? []).map {
      .init(isError: true, text: $0, advice: "correct the column of handles in its row")
    }
  }
  return found
}

private func compareConstants(_ header: Header, _ known: [String: Int64]) -> [Difference] {
  var found: [Difference] = []
  for (name, value) in known.sorted(by: { $0.key < $1.key }) {
    switch header.constants[name] {
    case value: break
    case let other?:
      let advice = "SQLite does not change its numbers, so this is not its header, and the file of constants stays as it is"
      found.append(.init(isError: true, text: "\(name) is \(other) in sqlite3.h \(header.version), not \(value)", advice: advice))
    case nil:
      let advice = "install a whole sqlite3.h; the file of constants stays as it is"
      found.append(.init(isError: true, text: "\(name) is not in sqlite3.h \(header.version)", advice: advice))
    }
  }
  let added = header.constants.keys.filter { known[$0] == nil && isConstant($0) }.sorted()
  return added.isEmpty ? found : found + [later("constants", added, header)]
}

private func later(_ what: String, _ names: [String], _ header: Header) -> Difference {
  Difference(
    isError: false,
    text: "\(names.count) \(what) of sqlite3.h \(header.version) are later than \(baseVersion) (\(names.joined(separator: ", ")))",
    advice: "nothing is to be done until the package needs them; then raise baseVersion in Scripts/generator/Header.swift")
}
