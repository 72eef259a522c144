// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GRDB

/// An error that the desk of the club shows to its user.
public enum ClubError: Error, Hashable {
  case noSuchMember(Int64)
  case noSuchCourse(Int64)
}

/// The answer to a member who wants a place.
public enum Place: Hashable, Sendable {
  case booked(Booking)
  case waiting(position: Int)
}

/// The books of a sports club.
public final class Club: Sendable {
  public let database: any DatabaseWriter

  /// Opens the books in a file, and brings their schema up to date.
  public convenience init(path: String, configuration: Configuration = Configuration()) throws {
    try self.init(DatabasePool(path: path, configuration: configuration))
  }

  /// Opens the books in a file without a write-ahead log beside it.
  public convenience init(singleFile path: String, configuration: Configuration = Configuration()) throws {
    try self.init(DatabaseQueue(path: path, configuration: configuration))
  }

  private init(_ database: any DatabaseWriter) throws {
    self.database = database
    do {
      try Schema.migrator.migrate(database)
    } catch {
      try? database.close()
      throw error
    }
  }

  public func close() throws { try database.close() }

  public func join(name: String, email: String) throws -> Member {
    try database.write { db in
      var member = Member(name: name, email: email)
      try member.insert(db)
      return member
    }
  }

  public func offer(_ title: String, capacity: Int, fee: Int) throws -> Course {
    try database.write { db in
      var course = Course(title: title, capacity: capacity, fee: fee)
      try course.insert(db)
      return course
    }
  }

  /// Books a place, or puts the member at the end of the waiting list when the course is full.
  public func book(member memberId: Int64, course courseId: Int64) throws -> Place {
    try database.write { db in
      guard try Member.exists(db, key: memberId) else { throw ClubError.noSuchMember(memberId) }
      guard var course = try Course.fetchOne(db, key: courseId) else { throw ClubError.noSuchCourse(courseId) }
      guard course.booked < course.capacity else {
        let line = Waiting.filter(Waiting.Columns.courseId == courseId)
        let last = try line.select(max(Waiting.Columns.position), as: Int.self).fetchOne(db) ?? 0
        try Waiting(courseId: courseId, position: last + 1, memberId: memberId).insert(db)
        return .waiting(position: last + 1)
      }
      var booking = Booking(memberId: memberId, courseId: courseId)
      try booking.insert(db)
      course.booked += 1
      try course.update(db)
      return .booked(booking)
    }
  }

  /// Cancels a booking, and gives the place to the first member who waits for it.
  public func cancel(_ booking: Booking) throws {
    try database.write { db in
      guard try booking.delete(db) else { return }
      guard var course = try Course.fetchOne(db, key: booking.courseId) else { return }
      let line = Waiting.filter(Waiting.Columns.courseId == booking.courseId).order(Waiting.Columns.position)
      if let next = try line.fetchOne(db) {
        try next.delete(db)
        var promoted = Booking(memberId: next.memberId, courseId: next.courseId)
        try promoted.insert(db)
      } else {
        course.booked -= 1
        try course.update(db)
      }
    }
  }

  /// Takes money from a member, and books it to the member's account.
  public func pay(member memberId: Int64, cents: Int, purpose: String) throws -> Payment {
    try database.write { db in
      guard var member = try Member.fetchOne(db, key: memberId) else { throw ClubError.noSuchMember(memberId) }
      let last = try Payment.select(max(Payment.Columns.receipt), as: Int.self).fetchOne(db) ?? 0
      let payment = Payment(receipt: last + 1, memberId: memberId, cents: cents, purpose: purpose)
      try payment.insert(db)
      member.balance += cents
      try member.update(db)
      return payment
    }
  }

  public func courses() throws -> [Course] {
    try database.read { db in try Course.order(Course.Columns.title).fetchAll(db) }
  }

  /// The courses with a free place, again after each change.
  public var freeCourses: ValueObservation<ValueReducers.Fetch<[Course]>> {
    ValueObservation.tracking { db in
      try Course.fetchAll(db, sql: "SELECT * FROM course WHERE booked < capacity ORDER BY title")
    }
  }
}

extension DatabaseWriter {
  /// Runs the work, and closes the database after it.
  public func whileOpen<Result>(_ work: (Self) throws -> Result) throws -> Result {
    let result: Result
    do {
      result = try work(self)
    } catch {
      try? close()
      throw error
    }
    try close()
    return result
  }
}
