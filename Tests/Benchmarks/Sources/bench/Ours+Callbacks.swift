import SQLiteManager

extension Ours {
  static func updateHook(_ things: [Thing], _ connection: Connection) throws -> Contender {
    let handle = try handle(of: connection)
    return Contender(Contender.ours) { stopwatch in
      try Direct.execute(handle, Thing.deleteAll)
      let kept = Direct.RowidSum()
      let token = try connection.addUpdateHook { change in
        if change.kind == .insert, change.table == "thing" { kept.sum &+= change.rowid }
      }
      defer { token.cancel() }
      try stopwatch.time { try Direct.insertAll(things, handle) }
      var checksum = Checksum()
      checksum.add(kept.sum)
      return checksum
    }
  }
}
