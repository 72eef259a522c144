public import Foundation

/// The package's own sources, as text.
public struct SourceFile: Sendable {
  /// The target that the file belongs to.
  public let target: String
  /// Its path in the folder.
  public let name: String
  /// Its lines.
  public let lines: [String]

  /// The whole text of the file.
  public let text: String

  /// A file of these lines.
  public init(target: String, name: String, lines: [String]) {
    self.target = target
    self.name = name
    self.lines = lines
    text = lines.joined(separator: "\n")
  }

  /// The folder of the package.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file of a folder of the package; those of `Generated` folders only if asked for.
  public static func all(in folder: String = "Sources", generated: Bool = false) throws -> [SourceFile] {
    let files = folder == "Sources" ? try sources.get() : try read(folder)
    return generated ? files : files.filter { !$0.name.contains("/Generated/") }
  }

  /// The folder that many tests look into, read once.
  private static let sources = Result { try read("Sources") }

  private static func read(_ folder: String) throws -> [SourceFile] {
    let top = root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: top.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: top.appending(path: path), encoding: .utf8)
      return SourceFile(
        target: String(path.prefix { $0 != "/" }), name: path,
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// The modules of which the file imports all or a declaration.
  public var imports: [String] {
    lines.compactMap { line in
      guard line.holds("import ") else { return nil }
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return nil }
      let before = words[..<place]
      guard before.allSatisfy({ ["public", "internal", "private", "package", "@_exported", "@testable"].contains($0) }) else { return nil }
      let isOfOne = ["class", "enum", "func", "protocol", "struct", "typealias", "var"].contains(words[place + 1])
      return words[place + (isOfOne ? 2 : 1)].split(separator: ".").first.map(String.init)
    }
  }

  /// The lines that hold code, with their numbers.
  public var code: [(number: Int, text: String)] {
    lines.enumerated().compactMap { index, line in
      let bare = line.drop { $0 == " " }
      return bare.isEmpty || bare.hasPrefix("//") ? nil : (index + 1, line)
    }
  }
}

extension String {
  /// Whether a text is in this one, byte for byte: in a whole file this is fast, where `contains` looks at each character.
  public func holds(_ text: String) -> Bool { unsafe strstr(self, text) != nil }
}
