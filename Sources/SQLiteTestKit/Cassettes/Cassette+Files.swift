import Foundation

extension Cassette {
  /// The size of the largest file that is read: 256 MB.
  private static let mostBytes = 256 << 20

  /// Reads a cassette from a file.
  ///
  /// - Parameter path: The path of the file; at most 256 MB are read.
  /// - Throws: ``CassetteError``: `.file` when it cannot be read, is longer, or is not UTF-8; otherwise as ``init(_:)``.
  public init(contentsOfFile path: String) throws(CassetteError) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw .file(path, reason: "there is no such file, or it may not be read")
    }
    let size = attributes[.size] as? Int ?? 0
    guard size <= Self.mostBytes else { throw .file(path, reason: "it has \(size) bytes, and a cassette at most \(Self.mostBytes)") }
    guard let data = FileManager.default.contents(atPath: path) else { throw .file(path, reason: "it cannot be read") }
    guard let text = String(validating: data, as: UTF8.self) else { throw .file(path, reason: "it is not UTF-8") }
    try self.init(text)
  }

  /// Writes the cassette to a file, replacing an older one. Missing folders are created.
  ///
  /// - Throws: ``CassetteError/file(_:reason:)``; the older file is then still there.
  public func write(toFile path: String) throws(CassetteError) {
    if let reason = TestFileName.write(Array(description.utf8), to: path) { throw .file(path, reason: reason) }
  }
}
