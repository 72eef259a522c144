import SQLiteCore

extension Connection {
  /// Makes the destination use the text encoding of the source, unless the source is empty; returns false if the database was locked.
  func isEncodingTaken(
    by destination: Connection, _ destinationSchema: String, from schema: String, _ busySteps: Int, _ state: inout BackupProgress
  ) throws -> Bool {
    guard wrapper.runsAnySQL else { return true }
    do {
      let hasTables = try value("PRAGMA \(identifier: schema).schema_version", as: Int.self) != 0
      guard hasTables, let encoding = try value("PRAGMA encoding", as: DatabaseEncoding.self) else { return true }
      try destination.take(
        encoding, of: "the source is", replacing: destinationSchema,
        otherwise: "use a connection that has used no database yet, or a new file")
      return true
    } catch let error as SQLiteError where state.busyStepCount < busySteps && [.busy, .locked].contains(error.code.primary) {
      state.busyStepCount += 1
      return false
    }
  }
}
