// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GRDB

/// A person who belongs to the club.
public struct Member: Codable, Identifiable, Hashable, Sendable, FetchableRecord, MutablePersistableRecord {
  public var id: Int64?
  public var name: String
  public var email: String
  /// The account of the member, in cents. It is negative while a fee is open.
  public var balance: Int

  public init(id: Int64? = nil, name: String, email: String, balance: Int = 0) {
    self.id = id
    self.name = name
    self.email = email
    self.balance = balance
  }

  public mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }

  public enum Columns {
    public static let id = Column(CodingKeys.id)
    public static let name = Column(CodingKeys.name)
    public static let email = Column(CodingKeys.email)
    public static let balance = Column(CodingKeys.balance)
  }

  public static let bookings = hasMany(Booking.self)
  public static let payments = hasMany(Payment.self)
}

/// A course that runs for a season.
public struct Course: Codable, Identifiable, Hashable, Sendable, FetchableRecord, MutablePersistableRecord {
  public var id: Int64?
  public var title: String
  public var capacity: Int
  /// The number of bookings, kept here for the list of courses.
  public var booked: Int
  /// The price, in cents.
  public var fee: Int

  public init(id: Int64? = nil, title: String, capacity: Int, booked: Int = 0, fee: Int) {
    self.id = id
    self.title = title
    self.capacity = capacity
    self.booked = booked
    self.fee = fee
  }

  public mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }

  public enum Columns {
    public static let title = Column(CodingKeys.title)
    public static let booked = Column(CodingKeys.booked)
  }

  public static let bookings = hasMany(Booking.self)
}

/// A place of a member in a course.
public struct Booking: Codable, Identifiable, Hashable, Sendable, FetchableRecord, MutablePersistableRecord {
  public var id: Int64?
  public var memberId: Int64
  public var courseId: Int64
  public var paid: Bool

  public init(id: Int64? = nil, memberId: Int64, courseId: Int64, paid: Bool = false) {
    self.id = id
    self.memberId = memberId
    self.courseId = courseId
    self.paid = paid
  }

  public mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }

  public enum Columns {
    public static let memberId = Column(CodingKeys.memberId)
    public static let courseId = Column(CodingKeys.courseId)
    public static let paid = Column(CodingKeys.paid)
  }

  public static let member = belongsTo(Member.self)
  public static let course = belongsTo(Course.self)
}

/// Money that a member paid, or that the club paid back.
public struct Payment: Codable, Hashable, Sendable, FetchableRecord, PersistableRecord {
  /// The number on the receipt, which may have several lines.
  public var receipt: Int
  public var memberId: Int64
  /// The amount in cents: negative when the club pays.
  public var cents: Int
  public var purpose: String

  public init(receipt: Int, memberId: Int64, cents: Int, purpose: String) {
    self.receipt = receipt
    self.memberId = memberId
    self.cents = cents
    self.purpose = purpose
  }

  public enum Columns {
    public static let receipt = Column(CodingKeys.receipt)
    public static let memberId = Column(CodingKeys.memberId)
    public static let cents = Column(CodingKeys.cents)
  }
}

/// A member who waits for a place in a course.
public struct Waiting: Codable, Hashable, Sendable, FetchableRecord, PersistableRecord {
  public var courseId: Int64
  public var position: Int
  public var memberId: Int64

  public init(courseId: Int64, position: Int, memberId: Int64) {
    self.courseId = courseId
    self.position = position
    self.memberId = memberId
  }

  public enum Columns {
    public static let courseId = Column(CodingKeys.courseId)
    public static let position = Column(CodingKeys.position)
  }
}
