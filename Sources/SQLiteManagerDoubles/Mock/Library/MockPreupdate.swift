import SQLiteCalls

/// The change of a row that a preupdate hook is being told of.
struct MockPreupdate {
  let action: AuthorizerAction
  let old: [MockValue]
  let new: [MockValue]
  let depth: Int32
  /// The column a blob is written to; -1 for another kind of change.
  let blobColumn: Int32
}
