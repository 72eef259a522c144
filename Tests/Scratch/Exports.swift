/// The modules that a file has by importing one of them, that one included, and single names of other modules.
public struct Exports: Sendable {
  /// The modules of which it has all names.
  public private(set) var modules: Set<String> = []
  /// The names that it has of other modules.
  public private(set) var names: [String: Set<String>] = [:]

  /// The names that a file has by importing a module whose sources, and those of the modules that it exports, are among these.
  public init(of module: String, in sources: [SourceFile]) {
    var open = [module]
    while let next = open.popLast() {
      guard modules.insert(next).inserted else { continue }
      for line in sources.filter({ $0.target == next }).flatMap(\.lines) where line.hasPrefix("@_exported ") {
        let parts = (line.split(separator: " ").last ?? "").split(separator: ".").map(String.init)
        if parts.count == 2 { names[parts[0], default: []].insert(parts[1]) } else { open += parts }
      }
    }
    for module in modules { names[module] = nil }
  }

  /// Whether a name of a module is among them.
  public func hold(_ name: String, of module: String) -> Bool { modules.contains(module) || names[module]?.contains(name) == true }
}
