public import SQLiteTestKit

extension SuspensionSweep {
  /// Creates a sweep over an app that takes no wrapper, such as code over GRDB. Each run installs its own wrapper with
  /// ``Interposition/with(_:_:)`` around each of the closures. The other parameters are the same as in the initializer with `over:`.
  ///
  /// ```swift
  /// try SuspensionSweep(
  ///   setUp: { try Shelf(path: path) },
  ///   suspend: { _ in NotificationCenter.default.post(name: Database.suspendNotification, object: nil) },
  ///   resume: { _ in NotificationCenter.default.post(name: Database.resumeNotification, object: nil) },
  ///   everywhere: { (shelf: Shelf) in try shelf.lend(42) }
  /// ).run()
  /// ```
  public init<Stage, Value>(
    runs: Int = 500, seed: UInt64 = 0, setUp: @escaping @Sendable () throws -> Stage, suspend: @escaping @Sendable (Stage) throws -> Void,
    resume: @escaping @Sendable (Stage) throws -> Void, everywhere operation: @escaping @Sendable (Stage) throws -> Value
  ) {
    self.init(
      over: { try Interposition.library }, runs: runs, seed: seed,
      setUp: { sqlite in (sqlite, try Interposition.with(sqlite, setUp)) },
      suspend: { stage in try Interposition.with(stage.0) { try suspend(stage.1) } },
      resume: { stage in try Interposition.with(stage.0) { try resume(stage.1) } }
    ) { stage in try Interposition.with(stage.0) { try operation(stage.1) } }
  }
}
