extension MockLessons {
  /// The answers to the SQL texts in the run of a cassette.
  ///
  /// A cassette holds only what the code has read: columns that it did not read are NULL, and their names are `column1` and so on where it did not
  /// ask for them. A ``LearningSqlite3Wrapper`` reads all columns and names. Of several statements that `sqlite3_exec` was given at once, and of which one
  /// failed, it does not hold which one: such a call is left out.
  public init(_ cassette: Cassette) {
    var reader = LessonReader()
    reader.read(cassette.items)
    self = reader.lessons
  }
}
