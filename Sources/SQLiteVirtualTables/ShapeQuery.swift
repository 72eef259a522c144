import CSQLite

/// The question to a shape about a box of an R*Tree, and its answer: the structure of C, whose members can only be named where C is
/// imported. <https://sqlite.org/rtree.html#the_new_xqueryfunc_callback>
@safe struct ShapeQuery {
  private let structure: UnsafeMutablePointer<sqlite3_rtree_query_info>

  /// The question in a structure of SQLite.
  init(_ structure: UnsafeMutablePointer<sqlite3_rtree_query_info>) { unsafe self.structure = unsafe structure }

  /// The pointer that the shape was registered with.
  var context: UnsafeMutableRawPointer? { unsafe structure.pointee.pContext }

  /// The number of arguments that the shape has in the SQL.
  var argumentCount: Int { unsafe structure.pointee.aParam == nil ? 0 : Int(structure.pointee.nParam) }

  /// One of the arguments.
  func argument(_ index: Int) -> Double { unsafe structure.pointee.aParam?[index] ?? 0 }

  /// The number of coordinates, two for each dimension.
  var coordinateCount: Int { unsafe structure.pointee.aCoord == nil ? 0 : Int(structure.pointee.nCoord) }

  /// One of the coordinates: the minimum and the maximum of the first dimension, then those of the next.
  func coordinate(_ index: Int) -> Double { unsafe structure.pointee.aCoord?[index] ?? 0 }

  /// How many levels the box is above the boxes of rows; 0 for the box of a row.
  var level: Int { unsafe Int(structure.pointee.iLevel) }

  /// The rowid of a row.
  var rowid: Int64 { unsafe structure.pointee.iRowid }

  /// The answer for the box around this one.
  var parent: (within: Int32, score: Double) { unsafe (structure.pointee.eParentWithin, structure.pointee.rParentScore) }

  /// Answers the question.
  func answer(within: Int32, score: Double?) {
    unsafe structure.pointee.eWithin = within
    if let score { unsafe structure.pointee.rScore = score }
  }
}
