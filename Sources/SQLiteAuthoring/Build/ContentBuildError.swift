import SQLiteCore

/// The faults in the files of a folder from which ``ContentBuild`` could not build a database.
public struct ContentBuildError: Error, Hashable, CustomStringConvertible {
  /// A fault in a file.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, which begins with the folder as it was given.
    public let file: String
    /// The line, counted from 1; nil if the fault concerns the whole file.
    public let line: Int?
    /// The character in the line, counted from 1: the place of an error in the format, otherwise the first character of the row; nil if the
    /// fault concerns the whole file.
    public let column: Int?
    /// The fault, and what to do about it.
    public let message: String

    /// The problem on one line, for example `quiz/question.csv:7:1: NOT NULL constraint failed: question.title`.
    public var description: String {
      ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":") + ": \(message)"
    }
  }

  /// The faults in the order in which they were found: at least 1, and at most 20, after which the build stops.
  public let problems: [Problem]

  /// The problems, one on each line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// Collects the problems of a build.
struct BuildProblems {
  private(set) var all: [ContentBuildError.Problem] = []

  /// Adds a problem.
  ///
  /// - Throws: ``ContentBuildError`` if it is the last that is reported.
  mutating func add(_ message: String, in file: String, at place: InputPlace? = nil) throws {
    all.append(.init(file: file, line: place?.line, column: place?.column, message: message))
    if all.count == 20 { try check() }
  }

  /// Adds an error of the input, or of SQLite about the input; throws any other error.
  mutating func add(_ error: any Error, in file: String, at place: InputPlace?) throws {
    switch error {
    case let error as InputError:
      try add([error.message, error.advice].compactMap { $0 }.joined(separator: ". "), in: file, at: error.place ?? place)
    case let error as SQLiteError where [.error, .constraint, .mismatch, .misuse, .range, .toobig].contains(error.code.primary):
      try add(error.message, in: file, at: place)
    default: throw error
    }
  }

  /// Throws the problems if there are any.
  func check() throws { if !all.isEmpty { throw ContentBuildError(problems: all) } }
}
