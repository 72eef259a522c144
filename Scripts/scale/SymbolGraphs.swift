import Foundation

/// A public declaration, as the compiler's symbol graphs have it.
struct Declaration: Decodable {
  struct Kind: Decodable { let identifier: String }
  struct Identifier: Decodable { let precise: String }
  struct Comment: Decodable { let lines: [Line] }
  struct Line: Decodable { let text: String }

  let kind: Kind
  let identifier: Identifier
  let pathComponents: [String]
  let docComment: Comment?

  var type: String { pathComponents.first ?? "" }
  var isMethod: Bool { ["swift.method", "swift.type.method"].contains(kind.identifier) }
  var line: String { pathComponents.joined(separator: ".") + "\t" + kind.identifier }
  /// The lines of its documentation that are not blank.
  var documented: Int { docComment?.lines.count { !$0.text.allSatisfy(\.isWhitespace) } ?? 0 }

  /// One of C's functions, under its own name.
  var isFunctionOfC: Bool { type == "Sqlite3Wrapper" && isMethod }
}

/// The symbol graphs of the modules: the declarations of each, in types of others as well. One that is in two graphs counts once.
struct SymbolGraphs {
  private var declared: [String: [String: Declaration]] = [:]

  init(in folder: String) throws {
    struct Graph: Decodable { let symbols: [Declaration] }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".symbols.json") {
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(filePath: folder).appending(path: name)))
      let module = String(name.prefix { $0 != "." && $0 != "@" })
      if declared[module] == nil { declared[module] = [:] }  // it may declare nothing that can be used
      for symbol in graph.symbols { declared[module, default: [:]][symbol.identifier.precise] = symbol }
    }
  }

  /// The declarations of modules.
  func declarations(in modules: some Sequence<String>) throws -> [Declaration] {
    var found: [String: Declaration] = [:]
    for module in modules {
      guard let declared = declared[module] else { throw Failure(description: "there is no symbol graph of \(module)") }
      found.merge(declared) { $1 }
    }
    return Array(found.values)
  }

  /// The declarations that a file sees by an import.
  func declarations(in exports: Exports) throws -> [Declaration] {
    let whole = try declarations(in: exports.modules)
    let named = try exports.names.flatMap { module, names in
      let found = try declarations(in: [module]).filter { names.contains($0.type) }
      guard Set(found.map(\.type)) == names else { throw Failure(description: "\(module) does not declare all of \(names.sorted())") }
      return found
    }
    return Array(Dictionary((whole + named).map { ($0.identifier.precise, $0) }) { $1 }.values)
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}
