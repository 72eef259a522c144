import SQLiteManager

/// Creates the files that commands write. A file gets its name once it is complete and on the disk, and never replaces another file.
enum OutputFile {
  /// - Throws: ``Failure``. The path is then unchanged.
  static func write(_ bytes: [UInt8], to path: String) throws { try make(path, of: bytes) { _ in } }

  /// Creates a file at a temporary path, calls a closure that completes it there, and then gives it its name.
  ///
  /// - Throws: ``Failure``, or the error of the closure. The path is then unchanged.
  static func make<Result>(_ path: String, of bytes: [UInt8] = [], _ work: (_ place: String) throws -> Result) throws -> Result {
    let files = LocalFileSystem()
    let stage = Stage(of: path, files: files)
    defer { stage.discard() }
    do {
      let isTaken = try files.facts(of: path, followsLink: false) != nil
      if !isTaken {
        try files.makeFile(stage.path, like: nil) { write in try write(bytes) }
        let result = try work(stage.path)
        if try stage.finish() { return result }
      }
    } catch let error as FileSystemError {
      let advice = "Give the path of a new file in a folder that can be written to."
      throw Failure(
        error.isNoSpace ? .full : .cantopen, "\(path): \(error.reason)", advice: error.isNoSpace ? ResultCode.full.advice : advice)
    }
    throw Failure.isThere(path)
  }
}

extension Failure {
  /// The failure for a file that cannot be created because a file with its name already exists.
  static func isThere(_ path: String) -> Failure {
    Failure(.perm, "\(path): there is a file of this name", advice: "Give another name, or move the file away; nothing was changed.")
  }
}
