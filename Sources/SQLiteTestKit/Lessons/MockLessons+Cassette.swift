extension MockLessons {
  /// Creates lessons from the recorded run of a cassette.
  ///
  /// A cassette holds only what the code has read: columns that were not read are NULL, and column names that were not read are `column1`
  /// and so on. A ``LearningSqlite3Wrapper`` reads all columns and names. If `sqlite3_exec` was given several statements and one of them
  /// failed, the call is left out, because a cassette does not record which one failed.
  public init(_ cassette: Cassette) {
    var reader = LessonReader()
    reader.read(cassette.items)
    self = reader.lessons
  }
}
