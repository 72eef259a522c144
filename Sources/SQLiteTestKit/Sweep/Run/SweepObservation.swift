import Foundation
import SQLiteCore

/// The world outside the databases, as the user's closure tells it, before and after a run.
struct SweepObservation {
  /// Nil once it is over: it may hold what the operation worked on.
  private var observe: (() throws -> any Equatable)?
  private(set) var before: (any Equatable)?
  private(set) var after: (any Equatable)?
  /// Why the closure failed.
  private(set) var error: String?
  private var image: FolderImage?

  init(_ observe: @escaping () throws -> any Equatable) { self.observe = observe }

  /// The operation is about to begin.
  ///
  /// - Parameter keepsImage: Whether a folder is to be put back later as it is now.
  mutating func begin(keepsImage: Bool) {
    before = look()
    if keepsImage, let folder = before as? SweptFolder { image = FolderImage(folder) }
  }

  /// The operation has ended.
  mutating func end() { after = look() }

  private mutating func look() -> (any Equatable)? {
    do { return try observe?() } catch {
      self.error = "observing threw \(shown(error))"
      return nil
    }
  }

  /// Lets go of what it looks at.
  mutating func close() { observe = nil }

  /// Puts a folder back.
  func putBack() { image?.putBack() }

  /// Its name in a finding.
  var name: String { (after as? SweptFolder).map { "the folder \"\($0.url.lastPathComponent)\"" } ?? "what is observed" }
}
