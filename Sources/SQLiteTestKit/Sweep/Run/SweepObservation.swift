import Foundation
import SQLiteCore

/// The state of the world outside the databases before and after a run, as returned by the user's closure.
struct SweepObservation {
  /// The user's closure; nil after the run, because it may retain objects that the operation used.
  private var observe: (() throws -> any Equatable)?
  private(set) var before: (any Equatable)?
  private(set) var after: (any Equatable)?
  /// The reason why the closure failed.
  private(set) var error: String?
  private var image: FolderImage?

  init(_ observe: @escaping () throws -> any Equatable) { self.observe = observe }

  /// Observes the state before the operation.
  ///
  /// - Parameter keepsImage: Whether to record a folder, so that it can be restored later.
  mutating func begin(keepsImage: Bool) {
    before = look()
    if keepsImage, let folder = before as? SweptFolder { image = FolderImage(folder) }
  }

  /// Observes the state after the operation.
  mutating func end() { after = look() }

  private mutating func look() -> (any Equatable)? {
    do { return try observe?() } catch {
      self.error = "observing threw \(shown(error))"
      return nil
    }
  }

  /// Releases the closure.
  mutating func close() { observe = nil }

  /// Restores the folder.
  func putBack() { image?.putBack() }

  /// The name of the observed object in a finding.
  var name: String { (after as? SweptFolder).map { "the folder \"\($0.url.lastPathComponent)\"" } ?? "what is observed" }
}
