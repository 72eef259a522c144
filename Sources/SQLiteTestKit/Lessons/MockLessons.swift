/// The results of the SQL texts of a real run, as scripts that a mock learns directly or as Swift source.
///
/// ```swift
/// let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
/// _ = try Stars(on: learner).all()
/// let mock = MockSqlite3Wrapper()
/// mock.learn(from: learner.lessons)
/// print(learner.lessons.swiftSource())
/// ```
public struct MockLessons: Hashable, Sendable {
  /// A lesson for each text, in the order in which they were first compiled; none for SQL that a mock runs by itself, such as transactions.
  public var lessons: [MockLesson]

  /// Lessons made by hand.
  public init(_ lessons: [MockLesson] = []) { self.lessons = lessons }
}

extension MockSqlite3Wrapper {
  /// Makes a script from each lesson: a text gets the answer that it got with the same bound values, and several runs with the same values
  /// get theirs in turn. Other values are unexpected.
  ///
  /// If a text already has a script, these answers are added after its existing ones.
  /// - Parameters:
  ///   - lessons: The lessons to learn.
  ///   - byValues: False to answer the runs of a text in turn, whatever values are bound: for code that binds the time, or a UUID.
  public func learn(from lessons: MockLessons, byValues: Bool = true) {
    for lesson in lessons.lessons {
      let script = when(lesson.sql)
      for compilation in lesson.compilations {
        guard let failure = compilation else {
          script.prepares()
          continue
        }
        script.failsToPrepare(failure.code, message: failure.message, byteOffset: failure.byteOffset)
      }
      if lesson.declaredTypes.contains(where: { $0 != nil }) { script.declaredTypes(lesson.declaredTypes) }
      if lesson.origins.contains(where: { $0 != nil }) { script.origins(lesson.origins) }
      if byValues, lesson.bindsValues {
        for (bound, answers) in lesson.answersByValues {
          for answer in answers { script.when(bound: bound).answers(answer) }
        }
      } else {
        for answer in lesson.answers { script.answers(answer) }
      }
    }
  }
}
