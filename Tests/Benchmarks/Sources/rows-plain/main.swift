// Reads rows so many times: rows-plain grdb|linked|loaded TIMES [LIBRARY]
import Rows
import SQLiteDatabase
import SQLiteLoaded

let times = Int(CommandLine.arguments[2]) ?? 0
switch CommandLine.arguments[1] {
case "grdb": try readByGRDB(times)
case "linked": try read(times, on: Sqlite3Wrapper())
default: try read(times, on: LoadedSqlite3Wrapper(path: CommandLine.arguments[3]))
}
