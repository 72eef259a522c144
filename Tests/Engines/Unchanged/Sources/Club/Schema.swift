// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GRDB

/// The schema of the club's database, version by version.
public enum Schema {
  public static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("members and courses") { db in
      try db.create(table: "member") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("name", .text).notNull()
        table.column("email", .text).notNull().unique()
        table.column("balance", .integer).notNull().defaults(to: 0)
      }
      try db.create(table: "course") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text).notNull()
        table.column("capacity", .integer).notNull()
        table.column("fee", .integer).notNull()
      }
    }
    migrator.registerMigration("bookings and payments") { db in
      try db.create(table: "booking") { table in
        table.autoIncrementedPrimaryKey("id")
        table.belongsTo("member", onDelete: .cascade).notNull()
        table.belongsTo("course", onDelete: .cascade).notNull()
        table.column("paid", .boolean).notNull().defaults(to: false)
        table.uniqueKey(["memberId", "courseId"])
      }
      try db.create(table: "payment") { table in
        table.column("receipt", .integer).notNull()
        table.column("memberId", .integer).notNull()
        table.column("cents", .integer).notNull()
        table.column("purpose", .text).notNull()
      }
      try db.alter(table: "course") { table in
        table.add(column: "booked", .integer).notNull().defaults(to: 0)
      }
    }
    migrator.registerMigration("waiting list") { db in
      try db.create(table: "waiting") { table in
        table.belongsTo("course", onDelete: .cascade).notNull()
        table.column("position", .integer).notNull()
        table.belongsTo("member", onDelete: .cascade).notNull()
        table.primaryKey(["courseId", "position"])
      }
    }
    return migrator
  }
}
