extension MockLessons {
  /// The lessons from the recorded run of a cassette.
  ///
  /// A cassette holds only what the code has read: columns that were not read are NULL, and their names are `column1` and so on if they
  /// were not read. A ``LearningSqlite3Wrapper`` reads all columns and names. If `sqlite3_exec` was given several statements and one of
  /// them failed, a cassette does not record which one, and the call is left out.
  public init(_ cassette: Cassette) {
    var reader = LessonReader()
    reader.read(cassette.items)
    self = reader.lessons
  }
}
