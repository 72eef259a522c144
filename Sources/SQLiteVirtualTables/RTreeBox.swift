import CSQLiteManager
public import SQLiteCore

/// A box of an R*Tree that is tested against a shape: the box of a row, or a box around many rows. It is valid only during the call.
@safe public struct RTreeBox: ~Escapable {
  private let query: UnsafeMutablePointer<CSQLiteManager.sqlite3_rtree_query_info>
  private let shape: String

  @_lifetime(immortal)  // it cannot escape the call, during which its parts are valid
  init(_ query: UnsafeMutablePointer<CSQLiteManager.sqlite3_rtree_query_info>, of shape: String) {
    unsafe self.query = unsafe query
    self.shape = shape
  }

  /// The number of arguments of the shape in the SQL.
  public var argumentCount: Int { unsafe Int(query.pointee.nParam) }

  /// Returns an argument of the shape, counted from 0. SQLite converts all arguments to numbers.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR if the SQL does not have this argument.
  public func argument(_ index: Int) throws(SQLiteError) -> Double {
    guard index >= 0, index < argumentCount else {
      throw .refused(.error, "\(shape)() has \(argumentCount) arguments, and none with the index \(index)")
    }
    return unsafe query.pointee.aParam[index]
  }

  /// The number of dimensions of the table, 1 to 5.
  public var dimensionCount: Int { unsafe Int(query.pointee.nCoord) / 2 }

  /// Returns the extent of the box in a dimension, counted from 0. SQLite stores coordinates as 32-bit numbers.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR if the table does not have this dimension.
  public func extent(in dimension: Int) throws(SQLiteError) -> (minimum: Double, maximum: Double) {
    guard dimension >= 0, dimension < dimensionCount else {
      throw .refused(.error, "\(shape)() searches a table of \(dimensionCount) dimensions, none of them with the index \(dimension)")
    }
    return unsafe (query.pointee.aCoord[2 * dimension], query.pointee.aCoord[2 * dimension + 1])
  }

  /// The rowid of the row that the box belongs to; nil for a box around many rows.
  public var rowid: Int64? { unsafe query.pointee.iLevel == 0 ? query.pointee.iRowid : nil }

  /// The result for the box around this one; ``RTreeAnswer/partly`` for the outermost box.
  public var parent: RTreeAnswer {
    unsafe RTreeAnswer(RTreeAnswer.Overlap(rawValue: query.pointee.eParentWithin) ?? .partly, score: query.pointee.rParentScore)
  }
}

/// The result of testing a box against a shape.
public struct RTreeAnswer: Hashable, Sendable {
  /// The overlap of a box with a shape.
  public enum Overlap: Int32, Hashable, Sendable {
    /// No part of the box is in the shape. Neither the box nor its content is tested again.
    case outside = 0
    /// Part of the box is in the shape, or may be.
    case partly = 1
    /// All of the box is in the shape.
    case inside = 2
  }

  /// The overlap of the box with the shape. A row is found unless its box is outside.
  public let overlap: Overlap
  /// The priority of the box. Boxes with a low score are visited first, so their rows come first. Nil to use the score of the box around
  /// it.
  public let score: Double?

  /// Creates a result.
  ///
  /// - Parameter score: A number of at least 0. For rows to come in the order of scores, the score of a box must not exceed the scores of
  ///   the boxes in it.
  public init(_ overlap: Overlap, score: Double? = nil) {
    self.overlap = overlap
    self.score = score
  }

  /// No part of the box is in the shape.
  public static let outside = RTreeAnswer(.outside)
  /// Part of the box is in the shape, or may be.
  public static let partly = RTreeAnswer(.partly)
  /// All of the box is in the shape.
  public static let inside = RTreeAnswer(.inside)
}
