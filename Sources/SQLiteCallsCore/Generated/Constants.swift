// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// A result code of SQLite, primary or extended. <https://sqlite.org/rescode.html>
///
/// A number this package does not know survives as itself.
public struct ResultCode: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_OK`, 0.
  @_alwaysEmitIntoClient @_transparent public static var ok: ResultCode { ResultCode(rawValue: 0) }
  /// `SQLITE_ERROR`, 1.
  @_alwaysEmitIntoClient @_transparent public static var error: ResultCode { ResultCode(rawValue: 1) }
  /// `SQLITE_INTERNAL`, 2.
  @_alwaysEmitIntoClient @_transparent public static var `internal`: ResultCode { ResultCode(rawValue: 2) }
  /// `SQLITE_PERM`, 3.
  @_alwaysEmitIntoClient @_transparent public static var perm: ResultCode { ResultCode(rawValue: 3) }
  /// `SQLITE_ABORT`, 4.
  @_alwaysEmitIntoClient @_transparent public static var abort: ResultCode { ResultCode(rawValue: 4) }
  /// `SQLITE_BUSY`, 5.
  @_alwaysEmitIntoClient @_transparent public static var busy: ResultCode { ResultCode(rawValue: 5) }
  /// `SQLITE_LOCKED`, 6.
  @_alwaysEmitIntoClient @_transparent public static var locked: ResultCode { ResultCode(rawValue: 6) }
  /// `SQLITE_NOMEM`, 7.
  @_alwaysEmitIntoClient @_transparent public static var nomem: ResultCode { ResultCode(rawValue: 7) }
  /// `SQLITE_READONLY`, 8.
  @_alwaysEmitIntoClient @_transparent public static var readonly: ResultCode { ResultCode(rawValue: 8) }
  /// `SQLITE_INTERRUPT`, 9.
  @_alwaysEmitIntoClient @_transparent public static var interrupt: ResultCode { ResultCode(rawValue: 9) }
  /// `SQLITE_IOERR`, 10.
  @_alwaysEmitIntoClient @_transparent public static var ioerr: ResultCode { ResultCode(rawValue: 10) }
  /// `SQLITE_CORRUPT`, 11.
  @_alwaysEmitIntoClient @_transparent public static var corrupt: ResultCode { ResultCode(rawValue: 11) }
  /// `SQLITE_NOTFOUND`, 12.
  @_alwaysEmitIntoClient @_transparent public static var notfound: ResultCode { ResultCode(rawValue: 12) }
  /// `SQLITE_FULL`, 13.
  @_alwaysEmitIntoClient @_transparent public static var full: ResultCode { ResultCode(rawValue: 13) }
  /// `SQLITE_CANTOPEN`, 14.
  @_alwaysEmitIntoClient @_transparent public static var cantopen: ResultCode { ResultCode(rawValue: 14) }
  /// `SQLITE_PROTOCOL`, 15.
  @_alwaysEmitIntoClient @_transparent public static var `protocol`: ResultCode { ResultCode(rawValue: 15) }
  /// `SQLITE_EMPTY`, 16.
  @_alwaysEmitIntoClient @_transparent public static var empty: ResultCode { ResultCode(rawValue: 16) }
  /// `SQLITE_SCHEMA`, 17.
  @_alwaysEmitIntoClient @_transparent public static var schema: ResultCode { ResultCode(rawValue: 17) }
  /// `SQLITE_TOOBIG`, 18.
  @_alwaysEmitIntoClient @_transparent public static var toobig: ResultCode { ResultCode(rawValue: 18) }
  /// `SQLITE_CONSTRAINT`, 19.
  @_alwaysEmitIntoClient @_transparent public static var constraint: ResultCode { ResultCode(rawValue: 19) }
  /// `SQLITE_MISMATCH`, 20.
  @_alwaysEmitIntoClient @_transparent public static var mismatch: ResultCode { ResultCode(rawValue: 20) }
  /// `SQLITE_MISUSE`, 21.
  @_alwaysEmitIntoClient @_transparent public static var misuse: ResultCode { ResultCode(rawValue: 21) }
  /// `SQLITE_NOLFS`, 22.
  @_alwaysEmitIntoClient @_transparent public static var nolfs: ResultCode { ResultCode(rawValue: 22) }
  /// `SQLITE_AUTH`, 23.
  @_alwaysEmitIntoClient @_transparent public static var auth: ResultCode { ResultCode(rawValue: 23) }
  /// `SQLITE_FORMAT`, 24.
  @_alwaysEmitIntoClient @_transparent public static var format: ResultCode { ResultCode(rawValue: 24) }
  /// `SQLITE_RANGE`, 25.
  @_alwaysEmitIntoClient @_transparent public static var range: ResultCode { ResultCode(rawValue: 25) }
  /// `SQLITE_NOTADB`, 26.
  @_alwaysEmitIntoClient @_transparent public static var notadb: ResultCode { ResultCode(rawValue: 26) }
  /// `SQLITE_NOTICE`, 27.
  @_alwaysEmitIntoClient @_transparent public static var notice: ResultCode { ResultCode(rawValue: 27) }
  /// `SQLITE_WARNING`, 28.
  @_alwaysEmitIntoClient @_transparent public static var warning: ResultCode { ResultCode(rawValue: 28) }
  /// `SQLITE_ROW`, 100.
  @_alwaysEmitIntoClient @_transparent public static var row: ResultCode { ResultCode(rawValue: 100) }
  /// `SQLITE_DONE`, 101.
  @_alwaysEmitIntoClient @_transparent public static var done: ResultCode { ResultCode(rawValue: 101) }
  /// `SQLITE_OK_LOAD_PERMANENTLY`, 256.
  @_alwaysEmitIntoClient @_transparent public static var okLoadPermanently: ResultCode { ResultCode(rawValue: 256) }
  /// `SQLITE_OK_SYMLINK`, 512.
  @_alwaysEmitIntoClient @_transparent public static var okSymlink: ResultCode { ResultCode(rawValue: 512) }
  /// `SQLITE_ERROR_MISSING_COLLSEQ`, 257.
  @_alwaysEmitIntoClient @_transparent public static var errorMissingCollseq: ResultCode { ResultCode(rawValue: 257) }
  /// `SQLITE_ERROR_RETRY`, 513.
  @_alwaysEmitIntoClient @_transparent public static var errorRetry: ResultCode { ResultCode(rawValue: 513) }
  /// `SQLITE_ERROR_SNAPSHOT`, 769.
  @_alwaysEmitIntoClient @_transparent public static var errorSnapshot: ResultCode { ResultCode(rawValue: 769) }
  /// `SQLITE_ABORT_ROLLBACK`, 516.
  @_alwaysEmitIntoClient @_transparent public static var abortRollback: ResultCode { ResultCode(rawValue: 516) }
  /// `SQLITE_BUSY_RECOVERY`, 261.
  @_alwaysEmitIntoClient @_transparent public static var busyRecovery: ResultCode { ResultCode(rawValue: 261) }
  /// `SQLITE_BUSY_SNAPSHOT`, 517.
  @_alwaysEmitIntoClient @_transparent public static var busySnapshot: ResultCode { ResultCode(rawValue: 517) }
  /// `SQLITE_BUSY_TIMEOUT`, 773.
  @_alwaysEmitIntoClient @_transparent public static var busyTimeout: ResultCode { ResultCode(rawValue: 773) }
  /// `SQLITE_LOCKED_SHAREDCACHE`, 262.
  @_alwaysEmitIntoClient @_transparent public static var lockedSharedcache: ResultCode { ResultCode(rawValue: 262) }
  /// `SQLITE_LOCKED_VTAB`, 518.
  @_alwaysEmitIntoClient @_transparent public static var lockedVtab: ResultCode { ResultCode(rawValue: 518) }
  /// `SQLITE_READONLY_RECOVERY`, 264.
  @_alwaysEmitIntoClient @_transparent public static var readonlyRecovery: ResultCode { ResultCode(rawValue: 264) }
  /// `SQLITE_READONLY_CANTLOCK`, 520.
  @_alwaysEmitIntoClient @_transparent public static var readonlyCantlock: ResultCode { ResultCode(rawValue: 520) }
  /// `SQLITE_READONLY_ROLLBACK`, 776.
  @_alwaysEmitIntoClient @_transparent public static var readonlyRollback: ResultCode { ResultCode(rawValue: 776) }
  /// `SQLITE_READONLY_DBMOVED`, 1032.
  @_alwaysEmitIntoClient @_transparent public static var readonlyDbmoved: ResultCode { ResultCode(rawValue: 1032) }
  /// `SQLITE_READONLY_CANTINIT`, 1288.
  @_alwaysEmitIntoClient @_transparent public static var readonlyCantinit: ResultCode { ResultCode(rawValue: 1288) }
  /// `SQLITE_READONLY_DIRECTORY`, 1544.
  @_alwaysEmitIntoClient @_transparent public static var readonlyDirectory: ResultCode { ResultCode(rawValue: 1544) }
  /// `SQLITE_IOERR_READ`, 266.
  @_alwaysEmitIntoClient @_transparent public static var ioerrRead: ResultCode { ResultCode(rawValue: 266) }
  /// `SQLITE_IOERR_SHORT_READ`, 522.
  @_alwaysEmitIntoClient @_transparent public static var ioerrShortRead: ResultCode { ResultCode(rawValue: 522) }
  /// `SQLITE_IOERR_WRITE`, 778.
  @_alwaysEmitIntoClient @_transparent public static var ioerrWrite: ResultCode { ResultCode(rawValue: 778) }
  /// `SQLITE_IOERR_FSYNC`, 1034.
  @_alwaysEmitIntoClient @_transparent public static var ioerrFsync: ResultCode { ResultCode(rawValue: 1034) }
  /// `SQLITE_IOERR_DIR_FSYNC`, 1290.
  @_alwaysEmitIntoClient @_transparent public static var ioerrDirFsync: ResultCode { ResultCode(rawValue: 1290) }
  /// `SQLITE_IOERR_TRUNCATE`, 1546.
  @_alwaysEmitIntoClient @_transparent public static var ioerrTruncate: ResultCode { ResultCode(rawValue: 1546) }
  /// `SQLITE_IOERR_FSTAT`, 1802.
  @_alwaysEmitIntoClient @_transparent public static var ioerrFstat: ResultCode { ResultCode(rawValue: 1802) }
  /// `SQLITE_IOERR_UNLOCK`, 2058.
  @_alwaysEmitIntoClient @_transparent public static var ioerrUnlock: ResultCode { ResultCode(rawValue: 2058) }
  /// `SQLITE_IOERR_RDLOCK`, 2314.
  @_alwaysEmitIntoClient @_transparent public static var ioerrRdlock: ResultCode { ResultCode(rawValue: 2314) }
  /// `SQLITE_IOERR_DELETE`, 2570.
  @_alwaysEmitIntoClient @_transparent public static var ioerrDelete: ResultCode { ResultCode(rawValue: 2570) }
  /// `SQLITE_IOERR_BLOCKED`, 2826.
  @_alwaysEmitIntoClient @_transparent public static var ioerrBlocked: ResultCode { ResultCode(rawValue: 2826) }
  /// `SQLITE_IOERR_NOMEM`, 3082.
  @_alwaysEmitIntoClient @_transparent public static var ioerrNomem: ResultCode { ResultCode(rawValue: 3082) }
  /// `SQLITE_IOERR_ACCESS`, 3338.
  @_alwaysEmitIntoClient @_transparent public static var ioerrAccess: ResultCode { ResultCode(rawValue: 3338) }
  /// `SQLITE_IOERR_CHECKRESERVEDLOCK`, 3594.
  @_alwaysEmitIntoClient @_transparent public static var ioerrCheckreservedlock: ResultCode { ResultCode(rawValue: 3594) }
  /// `SQLITE_IOERR_LOCK`, 3850.
  @_alwaysEmitIntoClient @_transparent public static var ioerrLock: ResultCode { ResultCode(rawValue: 3850) }
  /// `SQLITE_IOERR_CLOSE`, 4106.
  @_alwaysEmitIntoClient @_transparent public static var ioerrClose: ResultCode { ResultCode(rawValue: 4106) }
  /// `SQLITE_IOERR_DIR_CLOSE`, 4362.
  @_alwaysEmitIntoClient @_transparent public static var ioerrDirClose: ResultCode { ResultCode(rawValue: 4362) }
  /// `SQLITE_IOERR_SHMOPEN`, 4618.
  @_alwaysEmitIntoClient @_transparent public static var ioerrShmopen: ResultCode { ResultCode(rawValue: 4618) }
  /// `SQLITE_IOERR_SHMSIZE`, 4874.
  @_alwaysEmitIntoClient @_transparent public static var ioerrShmsize: ResultCode { ResultCode(rawValue: 4874) }
  /// `SQLITE_IOERR_SHMLOCK`, 5130.
  @_alwaysEmitIntoClient @_transparent public static var ioerrShmlock: ResultCode { ResultCode(rawValue: 5130) }
  /// `SQLITE_IOERR_SHMMAP`, 5386.
  @_alwaysEmitIntoClient @_transparent public static var ioerrShmmap: ResultCode { ResultCode(rawValue: 5386) }
  /// `SQLITE_IOERR_SEEK`, 5642.
  @_alwaysEmitIntoClient @_transparent public static var ioerrSeek: ResultCode { ResultCode(rawValue: 5642) }
  /// `SQLITE_IOERR_DELETE_NOENT`, 5898.
  @_alwaysEmitIntoClient @_transparent public static var ioerrDeleteNoent: ResultCode { ResultCode(rawValue: 5898) }
  /// `SQLITE_IOERR_MMAP`, 6154.
  @_alwaysEmitIntoClient @_transparent public static var ioerrMmap: ResultCode { ResultCode(rawValue: 6154) }
  /// `SQLITE_IOERR_GETTEMPPATH`, 6410.
  @_alwaysEmitIntoClient @_transparent public static var ioerrGettemppath: ResultCode { ResultCode(rawValue: 6410) }
  /// `SQLITE_IOERR_CONVPATH`, 6666.
  @_alwaysEmitIntoClient @_transparent public static var ioerrConvpath: ResultCode { ResultCode(rawValue: 6666) }
  /// `SQLITE_IOERR_VNODE`, 6922.
  @_alwaysEmitIntoClient @_transparent public static var ioerrVnode: ResultCode { ResultCode(rawValue: 6922) }
  /// `SQLITE_IOERR_AUTH`, 7178.
  @_alwaysEmitIntoClient @_transparent public static var ioerrAuth: ResultCode { ResultCode(rawValue: 7178) }
  /// `SQLITE_IOERR_BEGIN_ATOMIC`, 7434.
  @_alwaysEmitIntoClient @_transparent public static var ioerrBeginAtomic: ResultCode { ResultCode(rawValue: 7434) }
  /// `SQLITE_IOERR_COMMIT_ATOMIC`, 7690.
  @_alwaysEmitIntoClient @_transparent public static var ioerrCommitAtomic: ResultCode { ResultCode(rawValue: 7690) }
  /// `SQLITE_IOERR_ROLLBACK_ATOMIC`, 7946.
  @_alwaysEmitIntoClient @_transparent public static var ioerrRollbackAtomic: ResultCode { ResultCode(rawValue: 7946) }
  /// `SQLITE_IOERR_DATA`, 8202.
  @_alwaysEmitIntoClient @_transparent public static var ioerrData: ResultCode { ResultCode(rawValue: 8202) }
  /// `SQLITE_IOERR_CORRUPTFS`, 8458.
  @_alwaysEmitIntoClient @_transparent public static var ioerrCorruptfs: ResultCode { ResultCode(rawValue: 8458) }
  /// `SQLITE_CORRUPT_VTAB`, 267.
  @_alwaysEmitIntoClient @_transparent public static var corruptVtab: ResultCode { ResultCode(rawValue: 267) }
  /// `SQLITE_CORRUPT_SEQUENCE`, 523.
  @_alwaysEmitIntoClient @_transparent public static var corruptSequence: ResultCode { ResultCode(rawValue: 523) }
  /// `SQLITE_CORRUPT_INDEX`, 779.
  @_alwaysEmitIntoClient @_transparent public static var corruptIndex: ResultCode { ResultCode(rawValue: 779) }
  /// `SQLITE_CANTOPEN_NOTEMPDIR`, 270.
  @_alwaysEmitIntoClient @_transparent public static var cantopenNotempdir: ResultCode { ResultCode(rawValue: 270) }
  /// `SQLITE_CANTOPEN_ISDIR`, 526.
  @_alwaysEmitIntoClient @_transparent public static var cantopenIsdir: ResultCode { ResultCode(rawValue: 526) }
  /// `SQLITE_CANTOPEN_FULLPATH`, 782.
  @_alwaysEmitIntoClient @_transparent public static var cantopenFullpath: ResultCode { ResultCode(rawValue: 782) }
  /// `SQLITE_CANTOPEN_CONVPATH`, 1038.
  @_alwaysEmitIntoClient @_transparent public static var cantopenConvpath: ResultCode { ResultCode(rawValue: 1038) }
  /// `SQLITE_CANTOPEN_DIRTYWAL`, 1294.
  @_alwaysEmitIntoClient @_transparent public static var cantopenDirtywal: ResultCode { ResultCode(rawValue: 1294) }
  /// `SQLITE_CANTOPEN_SYMLINK`, 1550.
  @_alwaysEmitIntoClient @_transparent public static var cantopenSymlink: ResultCode { ResultCode(rawValue: 1550) }
  /// `SQLITE_CONSTRAINT_CHECK`, 275.
  @_alwaysEmitIntoClient @_transparent public static var constraintCheck: ResultCode { ResultCode(rawValue: 275) }
  /// `SQLITE_CONSTRAINT_COMMITHOOK`, 531.
  @_alwaysEmitIntoClient @_transparent public static var constraintCommithook: ResultCode { ResultCode(rawValue: 531) }
  /// `SQLITE_CONSTRAINT_FOREIGNKEY`, 787.
  @_alwaysEmitIntoClient @_transparent public static var constraintForeignkey: ResultCode { ResultCode(rawValue: 787) }
  /// `SQLITE_CONSTRAINT_FUNCTION`, 1043.
  @_alwaysEmitIntoClient @_transparent public static var constraintFunction: ResultCode { ResultCode(rawValue: 1043) }
  /// `SQLITE_CONSTRAINT_NOTNULL`, 1299.
  @_alwaysEmitIntoClient @_transparent public static var constraintNotnull: ResultCode { ResultCode(rawValue: 1299) }
  /// `SQLITE_CONSTRAINT_PRIMARYKEY`, 1555.
  @_alwaysEmitIntoClient @_transparent public static var constraintPrimarykey: ResultCode { ResultCode(rawValue: 1555) }
  /// `SQLITE_CONSTRAINT_TRIGGER`, 1811.
  @_alwaysEmitIntoClient @_transparent public static var constraintTrigger: ResultCode { ResultCode(rawValue: 1811) }
  /// `SQLITE_CONSTRAINT_UNIQUE`, 2067.
  @_alwaysEmitIntoClient @_transparent public static var constraintUnique: ResultCode { ResultCode(rawValue: 2067) }
  /// `SQLITE_CONSTRAINT_VTAB`, 2323.
  @_alwaysEmitIntoClient @_transparent public static var constraintVtab: ResultCode { ResultCode(rawValue: 2323) }
  /// `SQLITE_CONSTRAINT_ROWID`, 2579.
  @_alwaysEmitIntoClient @_transparent public static var constraintRowid: ResultCode { ResultCode(rawValue: 2579) }
  /// `SQLITE_CONSTRAINT_PINNED`, 2835.
  @_alwaysEmitIntoClient @_transparent public static var constraintPinned: ResultCode { ResultCode(rawValue: 2835) }
  /// `SQLITE_CONSTRAINT_DATATYPE`, 3091.
  @_alwaysEmitIntoClient @_transparent public static var constraintDatatype: ResultCode { ResultCode(rawValue: 3091) }
  /// `SQLITE_AUTH_USER`, 279.
  @_alwaysEmitIntoClient @_transparent public static var authUser: ResultCode { ResultCode(rawValue: 279) }
  /// `SQLITE_NOTICE_RECOVER_WAL`, 283.
  @_alwaysEmitIntoClient @_transparent public static var noticeRecoverWal: ResultCode { ResultCode(rawValue: 283) }
  /// `SQLITE_NOTICE_RECOVER_ROLLBACK`, 539.
  @_alwaysEmitIntoClient @_transparent public static var noticeRecoverRollback: ResultCode { ResultCode(rawValue: 539) }
  /// `SQLITE_WARNING_AUTOINDEX`, 284.
  @_alwaysEmitIntoClient @_transparent public static var warningAutoindex: ResultCode { ResultCode(rawValue: 284) }
}

/// How a file is opened. <https://sqlite.org/c3ref/c_open_autoproxy.html>
///
/// A number this package does not know survives as itself.
public struct OpenFlags: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_OPEN_READONLY`, 1.
  @_alwaysEmitIntoClient @_transparent public static var readonly: OpenFlags { OpenFlags(rawValue: 1) }
  /// `SQLITE_OPEN_READWRITE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var readwrite: OpenFlags { OpenFlags(rawValue: 2) }
  /// `SQLITE_OPEN_CREATE`, 4.
  @_alwaysEmitIntoClient @_transparent public static var create: OpenFlags { OpenFlags(rawValue: 4) }
  /// `SQLITE_OPEN_DELETEONCLOSE`, 8.
  @_alwaysEmitIntoClient @_transparent public static var deleteonclose: OpenFlags { OpenFlags(rawValue: 8) }
  /// `SQLITE_OPEN_EXCLUSIVE`, 16.
  @_alwaysEmitIntoClient @_transparent public static var exclusive: OpenFlags { OpenFlags(rawValue: 16) }
  /// `SQLITE_OPEN_AUTOPROXY`, 32.
  @_alwaysEmitIntoClient @_transparent public static var autoproxy: OpenFlags { OpenFlags(rawValue: 32) }
  /// `SQLITE_OPEN_URI`, 64.
  @_alwaysEmitIntoClient @_transparent public static var uri: OpenFlags { OpenFlags(rawValue: 64) }
  /// `SQLITE_OPEN_MEMORY`, 128.
  @_alwaysEmitIntoClient @_transparent public static var memory: OpenFlags { OpenFlags(rawValue: 128) }
  /// `SQLITE_OPEN_MAIN_DB`, 256.
  @_alwaysEmitIntoClient @_transparent public static var mainDb: OpenFlags { OpenFlags(rawValue: 256) }
  /// `SQLITE_OPEN_TEMP_DB`, 512.
  @_alwaysEmitIntoClient @_transparent public static var tempDb: OpenFlags { OpenFlags(rawValue: 512) }
  /// `SQLITE_OPEN_TRANSIENT_DB`, 1024.
  @_alwaysEmitIntoClient @_transparent public static var transientDb: OpenFlags { OpenFlags(rawValue: 1024) }
  /// `SQLITE_OPEN_MAIN_JOURNAL`, 2048.
  @_alwaysEmitIntoClient @_transparent public static var mainJournal: OpenFlags { OpenFlags(rawValue: 2048) }
  /// `SQLITE_OPEN_TEMP_JOURNAL`, 4096.
  @_alwaysEmitIntoClient @_transparent public static var tempJournal: OpenFlags { OpenFlags(rawValue: 4096) }
  /// `SQLITE_OPEN_SUBJOURNAL`, 8192.
  @_alwaysEmitIntoClient @_transparent public static var subjournal: OpenFlags { OpenFlags(rawValue: 8192) }
  /// `SQLITE_OPEN_MASTER_JOURNAL`, 16384.
  @_alwaysEmitIntoClient @_transparent public static var masterJournal: OpenFlags { OpenFlags(rawValue: 16384) }
  /// `SQLITE_OPEN_SUPER_JOURNAL`, 16384.
  @_alwaysEmitIntoClient @_transparent public static var superJournal: OpenFlags { OpenFlags(rawValue: 16384) }
  /// `SQLITE_OPEN_NOMUTEX`, 32768.
  @_alwaysEmitIntoClient @_transparent public static var nomutex: OpenFlags { OpenFlags(rawValue: 32768) }
  /// `SQLITE_OPEN_FULLMUTEX`, 65536.
  @_alwaysEmitIntoClient @_transparent public static var fullmutex: OpenFlags { OpenFlags(rawValue: 65536) }
  /// `SQLITE_OPEN_SHAREDCACHE`, 131072.
  @_alwaysEmitIntoClient @_transparent public static var sharedcache: OpenFlags { OpenFlags(rawValue: 131072) }
  /// `SQLITE_OPEN_PRIVATECACHE`, 262144.
  @_alwaysEmitIntoClient @_transparent public static var privatecache: OpenFlags { OpenFlags(rawValue: 262144) }
  /// `SQLITE_OPEN_WAL`, 524288.
  @_alwaysEmitIntoClient @_transparent public static var wal: OpenFlags { OpenFlags(rawValue: 524288) }
  /// `SQLITE_OPEN_NOFOLLOW`, 16777216.
  @_alwaysEmitIntoClient @_transparent public static var nofollow: OpenFlags { OpenFlags(rawValue: 16777216) }
  /// `SQLITE_OPEN_EXRESCODE`, 33554432.
  @_alwaysEmitIntoClient @_transparent public static var exrescode: OpenFlags { OpenFlags(rawValue: 33554432) }
}

/// An opcode of `sqlite3_file_control`. <https://sqlite.org/c3ref/c_fcntl_begin_atomic_write.html>
///
/// A number this package does not know survives as itself.
public struct FileControl: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_FCNTL_VFSNAME`, 12.
  @_alwaysEmitIntoClient @_transparent public static var vfsname: FileControl { FileControl(rawValue: 12) }
  /// `SQLITE_FCNTL_HAS_MOVED`, 20.
  @_alwaysEmitIntoClient @_transparent public static var hasMoved: FileControl { FileControl(rawValue: 20) }
}

/// An option of `sqlite3_config`. <https://sqlite.org/c3ref/c_config_covering_index_scan.html>
///
/// A number this package does not know survives as itself.
public struct LibraryOption: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_CONFIG_LOG`, 16.
  @_alwaysEmitIntoClient @_transparent public static var log: LibraryOption { LibraryOption(rawValue: 16) }
}

/// An option of `sqlite3_db_config`. <https://sqlite.org/c3ref/c_dbconfig_defensive.html>
///
/// A number this package does not know survives as itself.
public struct ConnectionOption: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_DBCONFIG_MAINDBNAME`, 1000.
  @_alwaysEmitIntoClient @_transparent public static var maindbname: ConnectionOption { ConnectionOption(rawValue: 1000) }
  /// `SQLITE_DBCONFIG_LOOKASIDE`, 1001.
  @_alwaysEmitIntoClient @_transparent public static var lookaside: ConnectionOption { ConnectionOption(rawValue: 1001) }
  /// `SQLITE_DBCONFIG_ENABLE_FKEY`, 1002.
  @_alwaysEmitIntoClient @_transparent public static var enableFkey: ConnectionOption { ConnectionOption(rawValue: 1002) }
  /// `SQLITE_DBCONFIG_ENABLE_TRIGGER`, 1003.
  @_alwaysEmitIntoClient @_transparent public static var enableTrigger: ConnectionOption { ConnectionOption(rawValue: 1003) }
  /// `SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER`, 1004.
  @_alwaysEmitIntoClient @_transparent public static var enableFts3Tokenizer: ConnectionOption { ConnectionOption(rawValue: 1004) }
  /// `SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION`, 1005.
  @_alwaysEmitIntoClient @_transparent public static var enableLoadExtension: ConnectionOption { ConnectionOption(rawValue: 1005) }
  /// `SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE`, 1006.
  @_alwaysEmitIntoClient @_transparent public static var noCkptOnClose: ConnectionOption { ConnectionOption(rawValue: 1006) }
  /// `SQLITE_DBCONFIG_ENABLE_QPSG`, 1007.
  @_alwaysEmitIntoClient @_transparent public static var enableQpsg: ConnectionOption { ConnectionOption(rawValue: 1007) }
  /// `SQLITE_DBCONFIG_TRIGGER_EQP`, 1008.
  @_alwaysEmitIntoClient @_transparent public static var triggerEqp: ConnectionOption { ConnectionOption(rawValue: 1008) }
  /// `SQLITE_DBCONFIG_RESET_DATABASE`, 1009.
  @_alwaysEmitIntoClient @_transparent public static var resetDatabase: ConnectionOption { ConnectionOption(rawValue: 1009) }
  /// `SQLITE_DBCONFIG_DEFENSIVE`, 1010.
  @_alwaysEmitIntoClient @_transparent public static var defensive: ConnectionOption { ConnectionOption(rawValue: 1010) }
  /// `SQLITE_DBCONFIG_WRITABLE_SCHEMA`, 1011.
  @_alwaysEmitIntoClient @_transparent public static var writableSchema: ConnectionOption { ConnectionOption(rawValue: 1011) }
  /// `SQLITE_DBCONFIG_LEGACY_ALTER_TABLE`, 1012.
  @_alwaysEmitIntoClient @_transparent public static var legacyAlterTable: ConnectionOption { ConnectionOption(rawValue: 1012) }
  /// `SQLITE_DBCONFIG_DQS_DML`, 1013.
  @_alwaysEmitIntoClient @_transparent public static var dqsDml: ConnectionOption { ConnectionOption(rawValue: 1013) }
  /// `SQLITE_DBCONFIG_DQS_DDL`, 1014.
  @_alwaysEmitIntoClient @_transparent public static var dqsDdl: ConnectionOption { ConnectionOption(rawValue: 1014) }
  /// `SQLITE_DBCONFIG_ENABLE_VIEW`, 1015.
  @_alwaysEmitIntoClient @_transparent public static var enableView: ConnectionOption { ConnectionOption(rawValue: 1015) }
  /// `SQLITE_DBCONFIG_LEGACY_FILE_FORMAT`, 1016.
  @_alwaysEmitIntoClient @_transparent public static var legacyFileFormat: ConnectionOption { ConnectionOption(rawValue: 1016) }
  /// `SQLITE_DBCONFIG_TRUSTED_SCHEMA`, 1017.
  @_alwaysEmitIntoClient @_transparent public static var trustedSchema: ConnectionOption { ConnectionOption(rawValue: 1017) }
}

/// Events of `sqlite3_trace_v2`. <https://sqlite.org/c3ref/c_trace.html>
///
/// A number this package does not know survives as itself.
public struct TraceEvents: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: UInt32
  /// Any number, known or not.
  @_transparent public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// `SQLITE_TRACE_STMT`, 1.
  @_alwaysEmitIntoClient @_transparent public static var stmt: TraceEvents { TraceEvents(rawValue: 1) }
  /// `SQLITE_TRACE_PROFILE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var profile: TraceEvents { TraceEvents(rawValue: 2) }
  /// `SQLITE_TRACE_ROW`, 4.
  @_alwaysEmitIntoClient @_transparent public static var row: TraceEvents { TraceEvents(rawValue: 4) }
  /// `SQLITE_TRACE_CLOSE`, 8.
  @_alwaysEmitIntoClient @_transparent public static var close: TraceEvents { TraceEvents(rawValue: 8) }
}

/// A limit of `sqlite3_limit`. <https://sqlite.org/c3ref/c_limit_attached.html>
///
/// A number this package does not know survives as itself.
public struct Limit: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_LIMIT_LENGTH`, 0.
  @_alwaysEmitIntoClient @_transparent public static var length: Limit { Limit(rawValue: 0) }
  /// `SQLITE_LIMIT_SQL_LENGTH`, 1.
  @_alwaysEmitIntoClient @_transparent public static var sqlLength: Limit { Limit(rawValue: 1) }
  /// `SQLITE_LIMIT_COLUMN`, 2.
  @_alwaysEmitIntoClient @_transparent public static var column: Limit { Limit(rawValue: 2) }
  /// `SQLITE_LIMIT_EXPR_DEPTH`, 3.
  @_alwaysEmitIntoClient @_transparent public static var exprDepth: Limit { Limit(rawValue: 3) }
  /// `SQLITE_LIMIT_COMPOUND_SELECT`, 4.
  @_alwaysEmitIntoClient @_transparent public static var compoundSelect: Limit { Limit(rawValue: 4) }
  /// `SQLITE_LIMIT_VDBE_OP`, 5.
  @_alwaysEmitIntoClient @_transparent public static var vdbeOp: Limit { Limit(rawValue: 5) }
  /// `SQLITE_LIMIT_FUNCTION_ARG`, 6.
  @_alwaysEmitIntoClient @_transparent public static var functionArg: Limit { Limit(rawValue: 6) }
  /// `SQLITE_LIMIT_ATTACHED`, 7.
  @_alwaysEmitIntoClient @_transparent public static var attached: Limit { Limit(rawValue: 7) }
  /// `SQLITE_LIMIT_LIKE_PATTERN_LENGTH`, 8.
  @_alwaysEmitIntoClient @_transparent public static var likePatternLength: Limit { Limit(rawValue: 8) }
  /// `SQLITE_LIMIT_VARIABLE_NUMBER`, 9.
  @_alwaysEmitIntoClient @_transparent public static var variableNumber: Limit { Limit(rawValue: 9) }
  /// `SQLITE_LIMIT_TRIGGER_DEPTH`, 10.
  @_alwaysEmitIntoClient @_transparent public static var triggerDepth: Limit { Limit(rawValue: 10) }
  /// `SQLITE_LIMIT_WORKER_THREADS`, 11.
  @_alwaysEmitIntoClient @_transparent public static var workerThreads: Limit { Limit(rawValue: 11) }
}

/// How a statement is compiled. <https://sqlite.org/c3ref/c_prepare_normalize.html>
///
/// A number this package does not know survives as itself.
public struct PrepareFlags: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: UInt32
  /// Any number, known or not.
  @_transparent public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// `SQLITE_PREPARE_PERSISTENT`, 1.
  @_alwaysEmitIntoClient @_transparent public static var persistent: PrepareFlags { PrepareFlags(rawValue: 1) }
  /// `SQLITE_PREPARE_NORMALIZE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var normalize: PrepareFlags { PrepareFlags(rawValue: 2) }
  /// `SQLITE_PREPARE_NO_VTAB`, 4.
  @_alwaysEmitIntoClient @_transparent public static var noVtab: PrepareFlags { PrepareFlags(rawValue: 4) }
}

/// What `sqlite3_txn_state` answers. <https://sqlite.org/c3ref/c_txn_none.html>
///
/// A number this package does not know survives as itself.
public struct TransactionState: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_TXN_NONE`, 0.
  @_alwaysEmitIntoClient @_transparent public static var none: TransactionState { TransactionState(rawValue: 0) }
  /// `SQLITE_TXN_READ`, 1.
  @_alwaysEmitIntoClient @_transparent public static var read: TransactionState { TransactionState(rawValue: 1) }
  /// `SQLITE_TXN_WRITE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var write: TransactionState { TransactionState(rawValue: 2) }
}

/// A constraint offered to a virtual table. <https://sqlite.org/c3ref/c_index_constraint_eq.html>
///
/// A number this package does not know survives as itself.
public struct IndexConstraint: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_INDEX_CONSTRAINT_EQ`, 2.
  @_alwaysEmitIntoClient @_transparent public static var eq: IndexConstraint { IndexConstraint(rawValue: 2) }
  /// `SQLITE_INDEX_CONSTRAINT_GT`, 4.
  @_alwaysEmitIntoClient @_transparent public static var gt: IndexConstraint { IndexConstraint(rawValue: 4) }
  /// `SQLITE_INDEX_CONSTRAINT_LE`, 8.
  @_alwaysEmitIntoClient @_transparent public static var le: IndexConstraint { IndexConstraint(rawValue: 8) }
  /// `SQLITE_INDEX_CONSTRAINT_LT`, 16.
  @_alwaysEmitIntoClient @_transparent public static var lt: IndexConstraint { IndexConstraint(rawValue: 16) }
  /// `SQLITE_INDEX_CONSTRAINT_GE`, 32.
  @_alwaysEmitIntoClient @_transparent public static var ge: IndexConstraint { IndexConstraint(rawValue: 32) }
  /// `SQLITE_INDEX_CONSTRAINT_MATCH`, 64.
  @_alwaysEmitIntoClient @_transparent public static var match: IndexConstraint { IndexConstraint(rawValue: 64) }
  /// `SQLITE_INDEX_CONSTRAINT_LIKE`, 65.
  @_alwaysEmitIntoClient @_transparent public static var like: IndexConstraint { IndexConstraint(rawValue: 65) }
  /// `SQLITE_INDEX_CONSTRAINT_GLOB`, 66.
  @_alwaysEmitIntoClient @_transparent public static var glob: IndexConstraint { IndexConstraint(rawValue: 66) }
  /// `SQLITE_INDEX_CONSTRAINT_REGEXP`, 67.
  @_alwaysEmitIntoClient @_transparent public static var regexp: IndexConstraint { IndexConstraint(rawValue: 67) }
  /// `SQLITE_INDEX_CONSTRAINT_NE`, 68.
  @_alwaysEmitIntoClient @_transparent public static var ne: IndexConstraint { IndexConstraint(rawValue: 68) }
  /// `SQLITE_INDEX_CONSTRAINT_ISNOT`, 69.
  @_alwaysEmitIntoClient @_transparent public static var isnot: IndexConstraint { IndexConstraint(rawValue: 69) }
  /// `SQLITE_INDEX_CONSTRAINT_ISNOTNULL`, 70.
  @_alwaysEmitIntoClient @_transparent public static var isnotnull: IndexConstraint { IndexConstraint(rawValue: 70) }
  /// `SQLITE_INDEX_CONSTRAINT_ISNULL`, 71.
  @_alwaysEmitIntoClient @_transparent public static var isnull: IndexConstraint { IndexConstraint(rawValue: 71) }
  /// `SQLITE_INDEX_CONSTRAINT_IS`, 72.
  @_alwaysEmitIntoClient @_transparent public static var `is`: IndexConstraint { IndexConstraint(rawValue: 72) }
  /// `SQLITE_INDEX_CONSTRAINT_LIMIT`, 73.
  @_alwaysEmitIntoClient @_transparent public static var limit: IndexConstraint { IndexConstraint(rawValue: 73) }
  /// `SQLITE_INDEX_CONSTRAINT_OFFSET`, 74.
  @_alwaysEmitIntoClient @_transparent public static var offset: IndexConstraint { IndexConstraint(rawValue: 74) }
  /// `SQLITE_INDEX_CONSTRAINT_FUNCTION`, 150.
  @_alwaysEmitIntoClient @_transparent public static var function: IndexConstraint { IndexConstraint(rawValue: 150) }
}

/// What a virtual table says of a scan. <https://sqlite.org/c3ref/c_index_scan_unique.html>
///
/// A number this package does not know survives as itself.
public struct IndexScanFlags: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_INDEX_SCAN_UNIQUE`, 1.
  @_alwaysEmitIntoClient @_transparent public static var unique: IndexScanFlags { IndexScanFlags(rawValue: 1) }
}

/// A counter of `sqlite3_stmt_status`. <https://sqlite.org/c3ref/c_stmtstatus_counter.html>
///
/// A number this package does not know survives as itself.
public struct StatementStatus: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_STMTSTATUS_FULLSCAN_STEP`, 1.
  @_alwaysEmitIntoClient @_transparent public static var fullscanStep: StatementStatus { StatementStatus(rawValue: 1) }
  /// `SQLITE_STMTSTATUS_SORT`, 2.
  @_alwaysEmitIntoClient @_transparent public static var sort: StatementStatus { StatementStatus(rawValue: 2) }
  /// `SQLITE_STMTSTATUS_AUTOINDEX`, 3.
  @_alwaysEmitIntoClient @_transparent public static var autoindex: StatementStatus { StatementStatus(rawValue: 3) }
  /// `SQLITE_STMTSTATUS_VM_STEP`, 4.
  @_alwaysEmitIntoClient @_transparent public static var vmStep: StatementStatus { StatementStatus(rawValue: 4) }
  /// `SQLITE_STMTSTATUS_REPREPARE`, 5.
  @_alwaysEmitIntoClient @_transparent public static var reprepare: StatementStatus { StatementStatus(rawValue: 5) }
  /// `SQLITE_STMTSTATUS_RUN`, 6.
  @_alwaysEmitIntoClient @_transparent public static var run: StatementStatus { StatementStatus(rawValue: 6) }
  /// `SQLITE_STMTSTATUS_FILTER_MISS`, 7.
  @_alwaysEmitIntoClient @_transparent public static var filterMiss: StatementStatus { StatementStatus(rawValue: 7) }
  /// `SQLITE_STMTSTATUS_FILTER_HIT`, 8.
  @_alwaysEmitIntoClient @_transparent public static var filterHit: StatementStatus { StatementStatus(rawValue: 8) }
  /// `SQLITE_STMTSTATUS_MEMUSED`, 99.
  @_alwaysEmitIntoClient @_transparent public static var memused: StatementStatus { StatementStatus(rawValue: 99) }
}

/// A mode of `sqlite3_wal_checkpoint_v2`. <https://sqlite.org/c3ref/c_checkpoint_full.html>
///
/// A number this package does not know survives as itself.
public struct CheckpointMode: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_CHECKPOINT_PASSIVE`, 0.
  @_alwaysEmitIntoClient @_transparent public static var passive: CheckpointMode { CheckpointMode(rawValue: 0) }
  /// `SQLITE_CHECKPOINT_FULL`, 1.
  @_alwaysEmitIntoClient @_transparent public static var full: CheckpointMode { CheckpointMode(rawValue: 1) }
  /// `SQLITE_CHECKPOINT_RESTART`, 2.
  @_alwaysEmitIntoClient @_transparent public static var restart: CheckpointMode { CheckpointMode(rawValue: 2) }
  /// `SQLITE_CHECKPOINT_TRUNCATE`, 3.
  @_alwaysEmitIntoClient @_transparent public static var truncate: CheckpointMode { CheckpointMode(rawValue: 3) }
}

/// An option of `sqlite3_vtab_config`. <https://sqlite.org/c3ref/c_vtab_constraint_support.html>
///
/// A number this package does not know survives as itself.
public struct VirtualTableOption: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_VTAB_DIRECTONLY`, 3.
  @_alwaysEmitIntoClient @_transparent public static var directonly: VirtualTableOption { VirtualTableOption(rawValue: 3) }
}

/// The class a value is stored in. <https://sqlite.org/datatype3.html>
///
/// A number this package does not know survives as itself.
public struct StorageClass: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_INTEGER`, 1.
  @_alwaysEmitIntoClient @_transparent public static var integer: StorageClass { StorageClass(rawValue: 1) }
  /// `SQLITE_FLOAT`, 2.
  @_alwaysEmitIntoClient @_transparent public static var float: StorageClass { StorageClass(rawValue: 2) }
  /// `SQLITE_TEXT`, 3.
  @_alwaysEmitIntoClient @_transparent public static var text: StorageClass { StorageClass(rawValue: 3) }
  /// `SQLITE_BLOB`, 4.
  @_alwaysEmitIntoClient @_transparent public static var blob: StorageClass { StorageClass(rawValue: 4) }
  /// `SQLITE_NULL`, 5.
  @_alwaysEmitIntoClient @_transparent public static var null: StorageClass { StorageClass(rawValue: 5) }
}

/// A text encoding. <https://sqlite.org/c3ref/c_any.html>
///
/// A number this package does not know survives as itself.
public struct TextEncoding: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_UTF8`, 1.
  @_alwaysEmitIntoClient @_transparent public static var utf8: TextEncoding { TextEncoding(rawValue: 1) }
  /// `SQLITE_UTF16LE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var utf16le: TextEncoding { TextEncoding(rawValue: 2) }
  /// `SQLITE_UTF16BE`, 3.
  @_alwaysEmitIntoClient @_transparent public static var utf16be: TextEncoding { TextEncoding(rawValue: 3) }
  /// `SQLITE_UTF16`, 4.
  @_alwaysEmitIntoClient @_transparent public static var utf16: TextEncoding { TextEncoding(rawValue: 4) }
  /// `SQLITE_ANY`, 5.
  @_alwaysEmitIntoClient @_transparent public static var any: TextEncoding { TextEncoding(rawValue: 5) }
  /// `SQLITE_UTF16_ALIGNED`, 8.
  @_alwaysEmitIntoClient @_transparent public static var utf16Aligned: TextEncoding { TextEncoding(rawValue: 8) }
}

/// What an SQL function promises. <https://sqlite.org/c3ref/c_deterministic.html>
///
/// A number this package does not know survives as itself.
public struct FunctionFlags: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_DETERMINISTIC`, 2048.
  @_alwaysEmitIntoClient @_transparent public static var deterministic: FunctionFlags { FunctionFlags(rawValue: 2048) }
  /// `SQLITE_DIRECTONLY`, 524288.
  @_alwaysEmitIntoClient @_transparent public static var directonly: FunctionFlags { FunctionFlags(rawValue: 524288) }
  /// `SQLITE_SUBTYPE`, 1048576.
  @_alwaysEmitIntoClient @_transparent public static var subtype: FunctionFlags { FunctionFlags(rawValue: 1048576) }
  /// `SQLITE_INNOCUOUS`, 2097152.
  @_alwaysEmitIntoClient @_transparent public static var innocuous: FunctionFlags { FunctionFlags(rawValue: 2097152) }
}

/// What an authorizer answers, besides SQLITE_OK. <https://sqlite.org/c3ref/c_deny.html>
///
/// A number this package does not know survives as itself.
public struct AuthorizerDecision: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_DENY`, 1.
  @_alwaysEmitIntoClient @_transparent public static var deny: AuthorizerDecision { AuthorizerDecision(rawValue: 1) }
  /// `SQLITE_IGNORE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var ignore: AuthorizerDecision { AuthorizerDecision(rawValue: 2) }
}

/// What an authorizer is asked for. <https://sqlite.org/c3ref/c_alter_table.html>
///
/// A number this package does not know survives as itself.
public struct AuthorizerAction: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_CREATE_INDEX`, 1.
  @_alwaysEmitIntoClient @_transparent public static var createIndex: AuthorizerAction { AuthorizerAction(rawValue: 1) }
  /// `SQLITE_CREATE_TABLE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var createTable: AuthorizerAction { AuthorizerAction(rawValue: 2) }
  /// `SQLITE_CREATE_TEMP_INDEX`, 3.
  @_alwaysEmitIntoClient @_transparent public static var createTempIndex: AuthorizerAction { AuthorizerAction(rawValue: 3) }
  /// `SQLITE_CREATE_TEMP_TABLE`, 4.
  @_alwaysEmitIntoClient @_transparent public static var createTempTable: AuthorizerAction { AuthorizerAction(rawValue: 4) }
  /// `SQLITE_CREATE_TEMP_TRIGGER`, 5.
  @_alwaysEmitIntoClient @_transparent public static var createTempTrigger: AuthorizerAction { AuthorizerAction(rawValue: 5) }
  /// `SQLITE_CREATE_TEMP_VIEW`, 6.
  @_alwaysEmitIntoClient @_transparent public static var createTempView: AuthorizerAction { AuthorizerAction(rawValue: 6) }
  /// `SQLITE_CREATE_TRIGGER`, 7.
  @_alwaysEmitIntoClient @_transparent public static var createTrigger: AuthorizerAction { AuthorizerAction(rawValue: 7) }
  /// `SQLITE_CREATE_VIEW`, 8.
  @_alwaysEmitIntoClient @_transparent public static var createView: AuthorizerAction { AuthorizerAction(rawValue: 8) }
  /// `SQLITE_DELETE`, 9.
  @_alwaysEmitIntoClient @_transparent public static var delete: AuthorizerAction { AuthorizerAction(rawValue: 9) }
  /// `SQLITE_DROP_INDEX`, 10.
  @_alwaysEmitIntoClient @_transparent public static var dropIndex: AuthorizerAction { AuthorizerAction(rawValue: 10) }
  /// `SQLITE_DROP_TABLE`, 11.
  @_alwaysEmitIntoClient @_transparent public static var dropTable: AuthorizerAction { AuthorizerAction(rawValue: 11) }
  /// `SQLITE_DROP_TEMP_INDEX`, 12.
  @_alwaysEmitIntoClient @_transparent public static var dropTempIndex: AuthorizerAction { AuthorizerAction(rawValue: 12) }
  /// `SQLITE_DROP_TEMP_TABLE`, 13.
  @_alwaysEmitIntoClient @_transparent public static var dropTempTable: AuthorizerAction { AuthorizerAction(rawValue: 13) }
  /// `SQLITE_DROP_TEMP_TRIGGER`, 14.
  @_alwaysEmitIntoClient @_transparent public static var dropTempTrigger: AuthorizerAction { AuthorizerAction(rawValue: 14) }
  /// `SQLITE_DROP_TEMP_VIEW`, 15.
  @_alwaysEmitIntoClient @_transparent public static var dropTempView: AuthorizerAction { AuthorizerAction(rawValue: 15) }
  /// `SQLITE_DROP_TRIGGER`, 16.
  @_alwaysEmitIntoClient @_transparent public static var dropTrigger: AuthorizerAction { AuthorizerAction(rawValue: 16) }
  /// `SQLITE_DROP_VIEW`, 17.
  @_alwaysEmitIntoClient @_transparent public static var dropView: AuthorizerAction { AuthorizerAction(rawValue: 17) }
  /// `SQLITE_INSERT`, 18.
  @_alwaysEmitIntoClient @_transparent public static var insert: AuthorizerAction { AuthorizerAction(rawValue: 18) }
  /// `SQLITE_PRAGMA`, 19.
  @_alwaysEmitIntoClient @_transparent public static var pragma: AuthorizerAction { AuthorizerAction(rawValue: 19) }
  /// `SQLITE_READ`, 20.
  @_alwaysEmitIntoClient @_transparent public static var read: AuthorizerAction { AuthorizerAction(rawValue: 20) }
  /// `SQLITE_SELECT`, 21.
  @_alwaysEmitIntoClient @_transparent public static var select: AuthorizerAction { AuthorizerAction(rawValue: 21) }
  /// `SQLITE_TRANSACTION`, 22.
  @_alwaysEmitIntoClient @_transparent public static var transaction: AuthorizerAction { AuthorizerAction(rawValue: 22) }
  /// `SQLITE_UPDATE`, 23.
  @_alwaysEmitIntoClient @_transparent public static var update: AuthorizerAction { AuthorizerAction(rawValue: 23) }
  /// `SQLITE_ATTACH`, 24.
  @_alwaysEmitIntoClient @_transparent public static var attach: AuthorizerAction { AuthorizerAction(rawValue: 24) }
  /// `SQLITE_DETACH`, 25.
  @_alwaysEmitIntoClient @_transparent public static var detach: AuthorizerAction { AuthorizerAction(rawValue: 25) }
  /// `SQLITE_ALTER_TABLE`, 26.
  @_alwaysEmitIntoClient @_transparent public static var alterTable: AuthorizerAction { AuthorizerAction(rawValue: 26) }
  /// `SQLITE_REINDEX`, 27.
  @_alwaysEmitIntoClient @_transparent public static var reindex: AuthorizerAction { AuthorizerAction(rawValue: 27) }
  /// `SQLITE_ANALYZE`, 28.
  @_alwaysEmitIntoClient @_transparent public static var analyze: AuthorizerAction { AuthorizerAction(rawValue: 28) }
  /// `SQLITE_CREATE_VTABLE`, 29.
  @_alwaysEmitIntoClient @_transparent public static var createVtable: AuthorizerAction { AuthorizerAction(rawValue: 29) }
  /// `SQLITE_DROP_VTABLE`, 30.
  @_alwaysEmitIntoClient @_transparent public static var dropVtable: AuthorizerAction { AuthorizerAction(rawValue: 30) }
  /// `SQLITE_FUNCTION`, 31.
  @_alwaysEmitIntoClient @_transparent public static var function: AuthorizerAction { AuthorizerAction(rawValue: 31) }
  /// `SQLITE_SAVEPOINT`, 32.
  @_alwaysEmitIntoClient @_transparent public static var savepoint: AuthorizerAction { AuthorizerAction(rawValue: 32) }
  /// `SQLITE_COPY`, 0.
  @_alwaysEmitIntoClient @_transparent public static var copy: AuthorizerAction { AuthorizerAction(rawValue: 0) }
  /// `SQLITE_RECURSIVE`, 33.
  @_alwaysEmitIntoClient @_transparent public static var recursive: AuthorizerAction { AuthorizerAction(rawValue: 33) }
}

extension ResultCode {
  /// The code as C spells it; nil for a number this package does not know.
  public var name: String? {
    switch rawValue {
    case 0: "SQLITE_OK"
    case 1: "SQLITE_ERROR"
    case 2: "SQLITE_INTERNAL"
    case 3: "SQLITE_PERM"
    case 4: "SQLITE_ABORT"
    case 5: "SQLITE_BUSY"
    case 6: "SQLITE_LOCKED"
    case 7: "SQLITE_NOMEM"
    case 8: "SQLITE_READONLY"
    case 9: "SQLITE_INTERRUPT"
    case 10: "SQLITE_IOERR"
    case 11: "SQLITE_CORRUPT"
    case 12: "SQLITE_NOTFOUND"
    case 13: "SQLITE_FULL"
    case 14: "SQLITE_CANTOPEN"
    case 15: "SQLITE_PROTOCOL"
    case 16: "SQLITE_EMPTY"
    case 17: "SQLITE_SCHEMA"
    case 18: "SQLITE_TOOBIG"
    case 19: "SQLITE_CONSTRAINT"
    case 20: "SQLITE_MISMATCH"
    case 21: "SQLITE_MISUSE"
    case 22: "SQLITE_NOLFS"
    case 23: "SQLITE_AUTH"
    case 24: "SQLITE_FORMAT"
    case 25: "SQLITE_RANGE"
    case 26: "SQLITE_NOTADB"
    case 27: "SQLITE_NOTICE"
    case 28: "SQLITE_WARNING"
    case 100: "SQLITE_ROW"
    case 101: "SQLITE_DONE"
    case 256: "SQLITE_OK_LOAD_PERMANENTLY"
    case 512: "SQLITE_OK_SYMLINK"
    case 257: "SQLITE_ERROR_MISSING_COLLSEQ"
    case 513: "SQLITE_ERROR_RETRY"
    case 769: "SQLITE_ERROR_SNAPSHOT"
    case 516: "SQLITE_ABORT_ROLLBACK"
    case 261: "SQLITE_BUSY_RECOVERY"
    case 517: "SQLITE_BUSY_SNAPSHOT"
    case 773: "SQLITE_BUSY_TIMEOUT"
    case 262: "SQLITE_LOCKED_SHAREDCACHE"
    case 518: "SQLITE_LOCKED_VTAB"
    case 264: "SQLITE_READONLY_RECOVERY"
    case 520: "SQLITE_READONLY_CANTLOCK"
    case 776: "SQLITE_READONLY_ROLLBACK"
    case 1032: "SQLITE_READONLY_DBMOVED"
    case 1288: "SQLITE_READONLY_CANTINIT"
    case 1544: "SQLITE_READONLY_DIRECTORY"
    case 266: "SQLITE_IOERR_READ"
    case 522: "SQLITE_IOERR_SHORT_READ"
    case 778: "SQLITE_IOERR_WRITE"
    case 1034: "SQLITE_IOERR_FSYNC"
    case 1290: "SQLITE_IOERR_DIR_FSYNC"
    case 1546: "SQLITE_IOERR_TRUNCATE"
    case 1802: "SQLITE_IOERR_FSTAT"
    case 2058: "SQLITE_IOERR_UNLOCK"
    case 2314: "SQLITE_IOERR_RDLOCK"
    case 2570: "SQLITE_IOERR_DELETE"
    case 2826: "SQLITE_IOERR_BLOCKED"
    case 3082: "SQLITE_IOERR_NOMEM"
    case 3338: "SQLITE_IOERR_ACCESS"
    case 3594: "SQLITE_IOERR_CHECKRESERVEDLOCK"
    case 3850: "SQLITE_IOERR_LOCK"
    case 4106: "SQLITE_IOERR_CLOSE"
    case 4362: "SQLITE_IOERR_DIR_CLOSE"
    case 4618: "SQLITE_IOERR_SHMOPEN"
    case 4874: "SQLITE_IOERR_SHMSIZE"
    case 5130: "SQLITE_IOERR_SHMLOCK"
    case 5386: "SQLITE_IOERR_SHMMAP"
    case 5642: "SQLITE_IOERR_SEEK"
    case 5898: "SQLITE_IOERR_DELETE_NOENT"
    case 6154: "SQLITE_IOERR_MMAP"
    case 6410: "SQLITE_IOERR_GETTEMPPATH"
    case 6666: "SQLITE_IOERR_CONVPATH"
    case 6922: "SQLITE_IOERR_VNODE"
    case 7178: "SQLITE_IOERR_AUTH"
    case 7434: "SQLITE_IOERR_BEGIN_ATOMIC"
    case 7690: "SQLITE_IOERR_COMMIT_ATOMIC"
    case 7946: "SQLITE_IOERR_ROLLBACK_ATOMIC"
    case 8202: "SQLITE_IOERR_DATA"
    case 8458: "SQLITE_IOERR_CORRUPTFS"
    case 267: "SQLITE_CORRUPT_VTAB"
    case 523: "SQLITE_CORRUPT_SEQUENCE"
    case 779: "SQLITE_CORRUPT_INDEX"
    case 270: "SQLITE_CANTOPEN_NOTEMPDIR"
    case 526: "SQLITE_CANTOPEN_ISDIR"
    case 782: "SQLITE_CANTOPEN_FULLPATH"
    case 1038: "SQLITE_CANTOPEN_CONVPATH"
    case 1294: "SQLITE_CANTOPEN_DIRTYWAL"
    case 1550: "SQLITE_CANTOPEN_SYMLINK"
    case 275: "SQLITE_CONSTRAINT_CHECK"
    case 531: "SQLITE_CONSTRAINT_COMMITHOOK"
    case 787: "SQLITE_CONSTRAINT_FOREIGNKEY"
    case 1043: "SQLITE_CONSTRAINT_FUNCTION"
    case 1299: "SQLITE_CONSTRAINT_NOTNULL"
    case 1555: "SQLITE_CONSTRAINT_PRIMARYKEY"
    case 1811: "SQLITE_CONSTRAINT_TRIGGER"
    case 2067: "SQLITE_CONSTRAINT_UNIQUE"
    case 2323: "SQLITE_CONSTRAINT_VTAB"
    case 2579: "SQLITE_CONSTRAINT_ROWID"
    case 2835: "SQLITE_CONSTRAINT_PINNED"
    case 3091: "SQLITE_CONSTRAINT_DATATYPE"
    case 279: "SQLITE_AUTH_USER"
    case 283: "SQLITE_NOTICE_RECOVER_WAL"
    case 539: "SQLITE_NOTICE_RECOVER_ROLLBACK"
    case 284: "SQLITE_WARNING_AUTOINDEX"
    default: nil
    }
  }
}
