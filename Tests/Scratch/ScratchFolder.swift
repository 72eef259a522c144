public import Foundation

/// A folder of a test's own, removed when the last reference goes. Its name holds spaces.
public final class ScratchFolder: Sendable {
  /// The location of the folder.
  public let url: URL

  /// A new, empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "scratch folder \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it, whether it exists or not.
  public func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// The bytes of the files in it, by name.
  public func snapshot() throws -> [String: Data] {
    try Dictionary(uniqueKeysWithValues: contents.map { ($0, try Data(contentsOf: url.appending(path: $0))) })
  }

  /// The names of the files and folders in it.
  public var contents: Set<String> {
    get throws { Set(try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))) }
  }
}
