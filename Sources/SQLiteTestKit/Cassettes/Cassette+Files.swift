import Foundation

extension Cassette {
  /// The maximum size of a file that is read: 256 MB.
  private static let mostBytes = 256 << 20

  /// Reads a cassette from a file.
  ///
  /// - Parameter path: The path of the file, which may have at most 256 MB.
  /// - Throws: ``CassetteError``: `.file` if the file cannot be read, is larger, or is not UTF-8; otherwise the errors of ``init(_:)``.
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

  /// Writes the cassette to a file, replacing an existing one. Creates missing folders.
  ///
  /// - Throws: ``CassetteError/file(_:reason:)``; an existing file is then unchanged.
  public func write(toFile path: String) throws(CassetteError) {
    if let reason = TestFileName.write(Array(description.utf8), to: path) { throw .file(path, reason: reason) }
  }
}
