import Foundation

/// The counts, each under the name of its limit.
struct Measures {
  private(set) var all: [(what: String, count: Double)] = []
  private(set) var notes: [String] = []

  init(_ package: PackageDump, _ graphs: SymbolGraphs, _ seen: [Declaration], _ sources: [SourceFile]) throws {
    guard let app = package.libraries.first(where: { $0.name == "SQLiteManager" }) else {
      throw Failure(description: "there is no product for apps")
    }
    let ours = seen.filter { !$0.isFunctionOfC }
    add("public declarations that `import SQLiteManager` shows", ours.count)
    notes.append("Not counted in it: the \(seen.count - ours.count) functions of C that Sqlite3Wrapper answers, under C's own names.")
    add("public methods of Connection in it", ours.count { $0.type == "Connection" && $0.pathComponents.count == 2 && $0.isMethod })
    let documented = ours.reduce(0) { $0 + $1.documented }
    add("lines of documentation for a public declaration in it", (Double(documented) / Double(ours.count) * 100).rounded() / 100)
    let compiled = package.compiled(for: app)
    add("lines of code that an app compiles", lines(of: compiled, sources))
    if let rows = package.libraries.first(where: { $0.name == "SQLiteDatabase" }) {
      add("lines of code that an app compiles with \(rows.name)", lines(of: package.compiled(for: rows), sources))
    }
    add("lines of C that an app compiles", try compiled.reduce(0) { $0 + (try linesOfC(in: $1)) })
    for product in package.libraries where product.name != app.name {
      let modules = package.own(product, besides: app).filter { !$0.hasPrefix("CSQLite") }  // C is counted for apps alone
      add("public declarations of \(product.name)", try graphs.declarations(in: modules).count)
      add("lines of code of \(product.name)", lines(of: modules, sources))
    }
    let hiding = sources.reduce(0) { $0 + $1.code.count { $0.text.holds("@_documentation(") || $0.text.holds("@_spi(") } }
    add("attributes that hide a declaration from the graphs", hiding)
    let written = sources.filter { !$0.name.contains("/Generated/") }
    add("function p99 in lines", percentile(99, of: written.flatMap(\.functionLengths)))
    add("file p90 in lines", percentile(90, of: written.map { $0.lines.count - 1 }))
  }

  private mutating func add(_ what: String, _ count: Int) { add(what, Double(count)) }
  private mutating func add(_ what: String, _ count: Double) { all.append((what, count)) }
}

/// The lines of code of targets, generated ones as well, without comments and blank lines.
private func lines(of targets: Set<String>, _ sources: [SourceFile]) -> Int {
  sources.filter { targets.contains($0.target) }.reduce(0) { $0 + $1.code.count }
}

/// The same for the C code of a target.
private func linesOfC(in target: String) throws -> Int {
  let folder = SourceFile.root.appending(path: "Sources/\(target)")
  let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return try paths.filter { $0.hasSuffix(".c") || $0.hasSuffix(".h") }.reduce(0) { sum, path in
    let lines = try String(contentsOf: folder.appending(path: path), encoding: .utf8).split(separator: "\n")
    return sum + SourceFile(target: target, name: path, lines: lines.map(String.init)).code.count
  }
}

/// The smallest number that this percentage of all do not exceed.
private func percentile(_ percent: Int, of numbers: [Int]) -> Int {
  let sorted = numbers.sorted()
  return sorted.isEmpty ? 0 : sorted[(sorted.count * percent + 99) / 100 - 1]
}
