import SQLiteCalls
import SQLiteCore
import SQLiteFiles

extension ContentError {
  /// The file that an SQLite error concerns.
  enum Subject {
    case source(String)
    case installed(String)
    /// An unfinished copy of the source, destined for a path. Damage to it was in the source already, but it may be on another disk.
    case copy(of: String, at: String)

    /// The path of the file that holds the bytes.
    var path: String {
      switch self {
      case .source(let path), .installed(let path), .copy(of: _, let path): path
      }
    }

    /// The path of the bundled file, also for a copy of it; nil for an installed file.
    var source: String? {
      switch self {
      case .source(let path), .copy(of: let path, at: _): path
      case .installed: nil
      }
    }
  }

  /// Translates an SQLite error into the error to report for a file.
  ///
  /// The message is checked first, because SQLite reports a function that a schema may not use as a damaged schema.
  init(_ error: SQLiteError, about subject: Subject) {
    let path = subject.path
    switch error.code.primary {
    case _ where error.isAboutConfiguration: self = .configuration(path: subject.source ?? path, reason: error.message)
    case .corrupt, .notadb:
      self = subject.source.map { .sourceDamaged(path: $0, reason: error.message) } ?? .sqlite(error.naming(path))
    case .busy, .locked: self = .busy(error)
    case .toobig: self = .beyondLimits(path: subject.source ?? path, reason: error.message)
    case .full: self = .noSpace(path: path, needed: nil, free: nil)
    case .readonly, .perm, .auth: self = .notWritable(path: path, reason: error.message)
    default: self = .sqlite(error.naming(path))
    }
  }

  init(_ error: FileSystemError) {
    if let found = error.found {
      self = .inTheWay(path: error.path, kind: found)
    } else if error.isLocked {
      let holder = error.holder.map { "process \($0)" } ?? "another process or thread"
      self = .busy(SQLiteError.refused(.busy, "\(holder) holds the lock file \(error.path)"), holder: error.holder)
    } else if error.call == "flock", error.hasNoLocks {
      self = .unusablePath(
        path: error.path,
        reason: "its file system has neither flock nor fcntl locks, without which several processes could damage a database")
    } else if error.isTooLong {
      self = .unusablePath(path: error.path, reason: error.reason)
    } else if error.isBelowFile {
      self = .unusablePath(path: error.path, reason: "a part of it is a file, not a folder")
    } else if error.isNoSpace {
      self = .noSpace(path: error.path, needed: nil, free: nil)
    } else if error.isNotPermitted {
      self = .notWritable(path: error.path, reason: error.reason)
    } else {
      self = .file(error)
    }
  }

  /// Runs a closure. Translates errors of SQLite and of the file system for the given file, and rethrows all others.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  static func reading<Result>(_ subject: Subject, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SQLiteError {
      throw ContentError(error, about: subject)
    } catch let error as FileSystemError {
      throw ContentError(error)
    }
  }
}

extension SQLiteError {
  /// Returns the error with the path of its file added to the message.
  func naming(_ path: String) -> SQLiteError {
    if message.contains(path) { return self }
    return reworded("\(message): \(path)")
  }

  /// Whether something that the file needs is not registered. Whatever the code, the file is not damaged then.
  var isAboutConfiguration: Bool { meaning?.isConfiguration == true }

  /// Whether the file's content caused the error: it has one of these codes, and nothing that the file needs is missing.
  func isAboutContent(_ codes: ResultCode...) -> Bool { !isAboutConfiguration && codes.contains(code.primary) }

  /// Whether the file is damaged or not a database.
  var isAboutDamage: Bool { isAboutContent(.corrupt, .notadb) }
}
