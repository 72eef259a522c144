import SQLiteManager

/// A file that a command makes: it gets its name when it is whole and on the disk, and replaces no other file.
enum OutputFile {
  /// - Throws: ``Failure``; nothing is at the path then that was not there before.
  static func write(_ bytes: [UInt8], to path: String) throws { try make(path, of: bytes) { _ in } }

  /// Makes a file, has a closure work on it where it is until it is whole, and gives it its name.
  ///
  /// - Throws: ``Failure``, or the error of the closure; nothing is at the path then that was not there before.
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
  /// A file has the name of one that was to be made.
  static func isThere(_ path: String) -> Failure {
    Failure(.perm, "\(path): there is a file of this name", advice: "Give another name, or move the file away; nothing was changed.")
  }
}
