// The same by GRDB, whose calls come to SQLiteInterposition: rows-interposed TIMES
import Rows
import SQLiteInterposition

_ = try Interposition.library  // otherwise nothing of the module is named
try readByGRDB(Int(CommandLine.arguments[1]) ?? 0)
