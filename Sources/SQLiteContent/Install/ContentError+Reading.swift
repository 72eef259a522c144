import SQLiteCalls
import SQLiteCore

extension ContentError {
  /// Which file an error of SQLite is about.
  enum Subject {
    case source(String)
    case installed(String)

    var path: String {
      switch self {
      case .source(let path), .installed(let path): path
      }
    }
  }

  /// What an error of SQLite means for a file.
  ///
  /// The message comes first: SQLite reports a function that a schema may not use as damage of the schema.
  init(_ error: SQLiteError, about subject: Subject) {
    let path = subject.path
    switch error.code.primary {
    case _ where error.saysConfiguration: self = .configuration(path: path, reason: error.message)
    case .corrupt, .notadb:
      if case .source = subject { self = .sourceDamaged(path: path, reason: error.message) } else { self = .sqlite(error) }
    case .busy, .locked: self = .busy(error)
    case .toobig: self = .beyondLimits(path: path, reason: error.message)
    case .full: self = .noSpace(path: path, needed: nil, free: nil)
    case .readonly, .perm, .auth: self = .notWritable(path: path, reason: error.message)
    default: self = .sqlite(error)
    }
  }

  init(_ error: FileSystemError) {
    if error.isNoSpace {
      self = .noSpace(path: error.path, needed: nil, free: nil)
    } else if error.isNotPermitted {
      self = .notWritable(path: error.path, reason: error.reason)
    } else {
      self = .file(error)
    }
  }

  /// Runs a closure; errors of SQLite and of the file system come out as what they mean for a file, others as they are.
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
  /// Whether something the file needs is not registered: never damage, whatever the code.
  var saysConfiguration: Bool {
    let sayings = [
      "no such collation sequence", "no such function", "unknown function", "no such module", "no such tokenizer", "unknown tokenizer",
      "unsafe use of",
    ]
    return sayings.contains { message.contains($0) }
  }

  /// Whether the file is damaged or not a database.
  var saysDamage: Bool { !saysConfiguration && [.corrupt, .notadb].contains(code.primary) }
}
