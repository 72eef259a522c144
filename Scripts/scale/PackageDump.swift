import Foundation

/// The package as `swift package dump-package` prints it: its products, and the dependencies of its targets.
struct PackageDump: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: [String]?]

    var isLibrary: Bool { type["library"] != nil }
  }

  struct Target: Decodable {
    let name: String
    let dependencies: [Dependency]
  }

  /// A target of the package, or nil for the product of another package.
  struct Dependency: Decodable {
    let target: String?

    private enum Key: String, CodingKey { case byName, target }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      guard let key = container.allKeys.first else {
        target = nil
        return
      }
      var list = try container.nestedUnkeyedContainer(forKey: key)
      target = try list.decode(String.self)
    }
  }

  let products: [Product]
  let targets: [Target]

  init(at path: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(filePath: path)))
  }

  var libraries: [Product] { products.filter(\.isLibrary) }

  /// Every target that is compiled for a product.
  func compiled(for product: Product) -> Set<String> {
    var found: Set<String> = []
    var open = product.targets
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      open += targets.first { $0.name == name }?.dependencies.compactMap(\.target) ?? []
    }
    return found
  }

  /// The targets of a product, and those that are compiled for it and neither for the product `app` nor for another library.
  func own(_ product: Product, besides app: Product) -> Set<String> {
    let others = libraries.filter { $0.name != product.name }.flatMap(\.targets)
    return compiled(for: product).subtracting(compiled(for: app)).subtracting(others).union(product.targets)
  }
}
