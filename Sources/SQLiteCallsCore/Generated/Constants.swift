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
  @_alwaysEmitIntoClient @_transparent public static var ok: ResultCode { Self(rawValue: 0) }
  /// `SQLITE_ERROR`, 1.
  @_alwaysEmitIntoClient @_transparent public static var error: ResultCode { Self(rawValue: 1) }
  /// `SQLITE_INTERNAL`, 2.
  @_alwaysEmitIntoClient @_transparent public static var `internal`: ResultCode { Self(rawValue: 2) }
  /// `SQLITE_PERM`, 3.
  @_alwaysEmitIntoClient @_transparent public static var perm: ResultCode { Self(rawValue: 3) }
  /// `SQLITE_ABORT`, 4.
  @_alwaysEmitIntoClient @_transparent public static var abort: ResultCode { Self(rawValue: 4) }
  /// `SQLITE_BUSY`, 5.
  @_alwaysEmitIntoClient @_transparent public static var busy: ResultCode { Self(rawValue: 5) }
  /// `SQLITE_LOCKED`, 6.
  @_alwaysEmitIntoClient @_transparent public static var locked: ResultCode { Self(rawValue: 6) }
  /// `SQLITE_NOMEM`, 7.
  @_alwaysEmitIntoClient @_transparent public static var nomem: ResultCode { Self(rawValue: 7) }
  /// `SQLITE_READONLY`, 8.
  @_alwaysEmitIntoClient @_transparent public static var readonly: ResultCode { Self(rawValue: 8) }
  /// `SQLITE_INTERRUPT`, 9.
  @_alwaysEmitIntoClient @_transparent public static var interrupt: ResultCode { Self(rawValue: 9) }
  /// `SQLITE_IOERR`, 10.
  @_alwaysEmitIntoClient @_transparent public static var ioerr: ResultCode { Self(rawValue: 10) }
  /// `SQLITE_CORRUPT`, 11.
  @_alwaysEmitIntoClient @_transparent public static var corrupt: ResultCode { Self(rawValue: 11) }
  /// `SQLITE_NOTFOUND`, 12.
  @_alwaysEmitIntoClient @_transparent public static var notfound: ResultCode { Self(rawValue: 12) }
  /// `SQLITE_FULL`, 13.
  @_alwaysEmitIntoClient @_transparent public static var full: ResultCode { Self(rawValue: 13) }
  /// `SQLITE_CANTOPEN`, 14.
  @_alwaysEmitIntoClient @_transparent public static var cantopen: ResultCode { Self(rawValue: 14) }
  /// `SQLITE_PROTOCOL`, 15.
  @_alwaysEmitIntoClient @_transparent public static var `protocol`: ResultCode { Self(rawValue: 15) }
  /// `SQLITE_EMPTY`, 16.
  @_alwaysEmitIntoClient @_transparent public static var empty: ResultCode { Self(rawValue: 16) }
  /// `SQLITE_SCHEMA`, 17.
  @_alwaysEmitIntoClient @_transparent public static var schema: ResultCode { Self(rawValue: 17) }
  /// `SQLITE_TOOBIG`, 18.
  @_alwaysEmitIntoClient @_transparent public static var toobig: ResultCode { Self(rawValue: 18) }
  /// `SQLITE_CONSTRAINT`, 19.
  @_alwaysEmitIntoClient @_transparent public static var constraint: ResultCode { Self(rawValue: 19) }
  /// `SQLITE_MISMATCH`, 20.
  @_alwaysEmitIntoClient @_transparent public static var mismatch: ResultCode { Self(rawValue: 20) }
  /// `SQLITE_MISUSE`, 21.
  @_alwaysEmitIntoClient @_transparent public static var misuse: ResultCode { Self(rawValue: 21) }
  /// `SQLITE_NOLFS`, 22.
  @_alwaysEmitIntoClient @_transparent public static var nolfs: ResultCode { Self(rawValue: 22) }
  /// `SQLITE_AUTH`, 23.
  @_alwaysEmitIntoClient @_transparent public static var auth: ResultCode { Self(rawValue: 23) }
  /// `SQLITE_FORMAT`, 24.
  @_alwaysEmitIntoClient @_transparent public static var format: ResultCode { Self(rawValue: 24) }
  /// `SQLITE_RANGE`, 25.
  @_alwaysEmitIntoClient @_transparent public static var range: ResultCode { Self(rawValue: 25) }
  /// `SQLITE_NOTADB`, 26.
  @_alwaysEmitIntoClient @_transparent public static var notadb: ResultCode { Self(rawValue: 26) }
  /// `SQLITE_NOTICE`, 27.
  @_alwaysEmitIntoClient @_transparent public static var notice: ResultCode { Self(rawValue: 27) }
  /// `SQLITE_WARNING`, 28.
  @_alwaysEmitIntoClient @_transparent public static var warning: ResultCode { Self(rawValue: 28) }
  /// `SQLITE_ROW`, 100.
  @_alwaysEmitIntoClient @_transparent public static var row: ResultCode { Self(rawValue: 100) }
  /// `SQLITE_DONE`, 101.
  @_alwaysEmitIntoClient @_transparent public static var done: ResultCode { Self(rawValue: 101) }
  /// `SQLITE_OK_LOAD_PERMANENTLY`, 256.
  @_alwaysEmitIntoClient @_transparent public static var okLoadPermanently: ResultCode { Self(rawValue: 256) }
  /// `SQLITE_OK_SYMLINK`, 512.
  @_alwaysEmitIntoClient @_transparent public static var okSymlink: ResultCode { Self(rawValue: 512) }
  /// `SQLITE_ERROR_MISSING_COLLSEQ`, 257.
  @_alwaysEmitIntoClient @_transparent public static var errorMissingCollseq: ResultCode { Self(rawValue: 257) }
  /// `SQLITE_ERROR_RETRY`, 513.
  @_alwaysEmitIntoClient @_transparent public static var errorRetry: ResultCode { Self(rawValue: 513) }
  /// `SQLITE_ERROR_SNAPSHOT`, 769.
  @_alwaysEmitIntoClient @_transparent public static var errorSnapshot: ResultCode { Self(rawValue: 769) }
  /// `SQLITE_ABORT_ROLLBACK`, 516.
  @_alwaysEmitIntoClient @_transparent public static var abortRollback: ResultCode { Self(rawValue: 516) }
  /// `SQLITE_BUSY_RECOVERY`, 261.
  @_alwaysEmitIntoClient @_transparent public static var busyRecovery: ResultCode { Self(rawValue: 261) }
  /// `SQLITE_BUSY_SNAPSHOT`, 517.
  @_alwaysEmitIntoClient @_transparent public static var busySnapshot: ResultCode { Self(rawValue: 517) }
  /// `SQLITE_BUSY_TIMEOUT`, 773.
  @_alwaysEmitIntoClient @_transparent public static var busyTimeout: ResultCode { Self(rawValue: 773) }
  /// `SQLITE_LOCKED_SHAREDCACHE`, 262.
  @_alwaysEmitIntoClient @_transparent public static var lockedSharedcache: ResultCode { Self(rawValue: 262) }
  /// `SQLITE_LOCKED_VTAB`, 518.
  @_alwaysEmitIntoClient @_transparent public static var lockedVtab: ResultCode { Self(rawValue: 518) }
  /// `SQLITE_READONLY_RECOVERY`, 264.
  @_alwaysEmitIntoClient @_transparent public static var readonlyRecovery: ResultCode { Self(rawValue: 264) }
  /// `SQLITE_READONLY_CANTLOCK`, 520.
  @_alwaysEmitIntoClient @_transparent public static var readonlyCantlock: ResultCode { Self(rawValue: 520) }
  /// `SQLITE_READONLY_ROLLBACK`, 776.
  @_alwaysEmitIntoClient @_transparent public static var readonlyRollback: ResultCode { Self(rawValue: 776) }
  /// `SQLITE_READONLY_DBMOVED`, 1032.
  @_alwaysEmitIntoClient @_transparent public static var readonlyDbmoved: ResultCode { Self(rawValue: 1032) }
  /// `SQLITE_READONLY_CANTINIT`, 1288.
  @_alwaysEmitIntoClient @_transparent public static var readonlyCantinit: ResultCode { Self(rawValue: 1288) }
  /// `SQLITE_READONLY_DIRECTORY`, 1544.
  @_alwaysEmitIntoClient @_transparent public static var readonlyDirectory: ResultCode { Self(rawValue: 1544) }
  /// `SQLITE_IOERR_READ`, 266.
  @_alwaysEmitIntoClient @_transparent public static var ioerrRead: ResultCode { Self(rawValue: 266) }
  /// `SQLITE_IOERR_SHORT_READ`, 522.
  @_alwaysEmitIntoClient @_transparent public static var ioerrShortRead: ResultCode { Self(rawValue: 522) }
  /// `SQLITE_IOERR_WRITE`, 778.
  @_alwaysEmitIntoClient @_transparent public static var ioerrWrite: ResultCode { Self(rawValue: 778) }
  /// `SQLITE_IOERR_FSYNC`, 1034.
  @_alwaysEmitIntoClient @_transparent public static var ioerrFsync: ResultCode { Self(rawValue: 1034) }
  /// `SQLITE_IOERR_DIR_FSYNC`, 1290.
  @_alwaysEmitIntoClient @_transparent public static var ioerrDirFsync: ResultCode { Self(rawValue: 1290) }
  /// `SQLITE_IOERR_TRUNCATE`, 1546.
  @_alwaysEmitIntoClient @_transparent public static var ioerrTruncate: ResultCode { Self(rawValue: 1546) }
  /// `SQLITE_IOERR_FSTAT`, 1802.
  @_alwaysEmitIntoClient @_transparent public static var ioerrFstat: ResultCode { Self(rawValue: 1802) }
  /// `SQLITE_IOERR_UNLOCK`, 2058.
  @_alwaysEmitIntoClient @_transparent public static var ioerrUnlock: ResultCode { Self(rawValue: 2058) }
  /// `SQLITE_IOERR_RDLOCK`, 2314.
  @_alwaysEmitIntoClient @_transparent public static var ioerrRdlock: ResultCode { Self(rawValue: 2314) }
  /// `SQLITE_IOERR_DELETE`, 2570.
  @_alwaysEmitIntoClient @_transparent public static var ioerrDelete: ResultCode { Self(rawValue: 2570) }
  /// `SQLITE_IOERR_BLOCKED`, 2826.
  @_alwaysEmitIntoClient @_transparent public static var ioerrBlocked: ResultCode { Self(rawValue: 2826) }
  /// `SQLITE_IOERR_NOMEM`, 3082.
  @_alwaysEmitIntoClient @_transparent public static var ioerrNomem: ResultCode { Self(rawValue: 3082) }
  /// `SQLITE_IOERR_ACCESS`, 3338.
  @_alwaysEmitIntoClient @_transparent public static var ioerrAccess: ResultCode { Self(rawValue: 3338) }
  /// `SQLITE_IOERR_CHECKRESERVEDLOCK`, 3594.
  @_alwaysEmitIntoClient @_transparent public static var ioerrCheckreservedlock: ResultCode { Self(rawValue: 3594) }
  /// `SQLITE_IOERR_LOCK`, 3850.
  @_alwaysEmitIntoClient @_transparent public static var ioerrLock: ResultCode { Self(rawValue: 3850) }
  /// `SQLITE_IOERR_CLOSE`, 4106.
  @_alwaysEmitIntoClient @_transparent public static var ioerrClose: ResultCode { Self(rawValue: 4106) }
  /// `SQLITE_IOERR_DIR_CLOSE`, 4362.
  @_alwaysEmitIntoClient @_transparent public static var ioerrDirClose: ResultCode { Self(rawValue: 4362) }
  /// `SQLITE_IOERR_SHMOPEN`, 4618.
  @_alwaysEmitIntoClient @_transparent public static var ioerrShmopen: ResultCode { Self(rawValue: 4618) }
  /// `SQLITE_IOERR_SHMSIZE`, 4874.
  @_alwaysEmitIntoClient @_transparent public static var ioerrShmsize: ResultCode { Self(rawValue: 4874) }
  /// `SQLITE_IOERR_SHMLOCK`, 5130.
  @_alwaysEmitIntoClient @_transparent public static var ioerrShmlock: ResultCode { Self(rawValue: 5130) }
  /// `SQLITE_IOERR_SHMMAP`, 5386.
  @_alwaysEmitIntoClient @_transparent public static var ioerrShmmap: ResultCode { Self(rawValue: 5386) }
  /// `SQLITE_IOERR_SEEK`, 5642.
  @_alwaysEmitIntoClient @_transparent public static var ioerrSeek: ResultCode { Self(rawValue: 5642) }
  /// `SQLITE_IOERR_DELETE_NOENT`, 5898.
  @_alwaysEmitIntoClient @_transparent public static var ioerrDeleteNoent: ResultCode { Self(rawValue: 5898) }
  /// `SQLITE_IOERR_MMAP`, 6154.
  @_alwaysEmitIntoClient @_transparent public static var ioerrMmap: ResultCode { Self(rawValue: 6154) }
  /// `SQLITE_IOERR_GETTEMPPATH`, 6410.
  @_alwaysEmitIntoClient @_transparent public static var ioerrGettemppath: ResultCode { Self(rawValue: 6410) }
  /// `SQLITE_IOERR_CONVPATH`, 6666.
  @_alwaysEmitIntoClient @_transparent public static var ioerrConvpath: ResultCode { Self(rawValue: 6666) }
  /// `SQLITE_IOERR_VNODE`, 6922.
  @_alwaysEmitIntoClient @_transparent public static var ioerrVnode: ResultCode { Self(rawValue: 6922) }
  /// `SQLITE_IOERR_AUTH`, 7178.
  @_alwaysEmitIntoClient @_transparent public static var ioerrAuth: ResultCode { Self(rawValue: 7178) }
  /// `SQLITE_IOERR_BEGIN_ATOMIC`, 7434.
  @_alwaysEmitIntoClient @_transparent public static var ioerrBeginAtomic: ResultCode { Self(rawValue: 7434) }
  /// `SQLITE_IOERR_COMMIT_ATOMIC`, 7690.
  @_alwaysEmitIntoClient @_transparent public static var ioerrCommitAtomic: ResultCode { Self(rawValue: 7690) }
  /// `SQLITE_IOERR_ROLLBACK_ATOMIC`, 7946.
  @_alwaysEmitIntoClient @_transparent public static var ioerrRollbackAtomic: ResultCode { Self(rawValue: 7946) }
  /// `SQLITE_IOERR_DATA`, 8202.
  @_alwaysEmitIntoClient @_transparent public static var ioerrData: ResultCode { Self(rawValue: 8202) }
  /// `SQLITE_IOERR_CORRUPTFS`, 8458.
  @_alwaysEmitIntoClient @_transparent public static var ioerrCorruptfs: ResultCode { Self(rawValue: 8458) }
  /// `SQLITE_CORRUPT_VTAB`, 267.
  @_alwaysEmitIntoClient @_transparent public static var corruptVtab: ResultCode { Self(rawValue: 267) }
  /// `SQLITE_CORRUPT_SEQUENCE`, 523.
  @_alwaysEmitIntoClient @_transparent public static var corruptSequence: ResultCode { Self(rawValue: 523) }
  /// `SQLITE_CORRUPT_INDEX`, 779.
  @_alwaysEmitIntoClient @_transparent public static var corruptIndex: ResultCode { Self(rawValue: 779) }
  /// `SQLITE_CANTOPEN_NOTEMPDIR`, 270.
  @_alwaysEmitIntoClient @_transparent public static var cantopenNotempdir: ResultCode { Self(rawValue: 270) }
  /// `SQLITE_CANTOPEN_ISDIR`, 526.
  @_alwaysEmitIntoClient @_transparent public static var cantopenIsdir: ResultCode { Self(rawValue: 526) }
  /// `SQLITE_CANTOPEN_FULLPATH`, 782.
  @_alwaysEmitIntoClient @_transparent public static var cantopenFullpath: ResultCode { Self(rawValue: 782) }
  /// `SQLITE_CANTOPEN_CONVPATH`, 1038.
  @_alwaysEmitIntoClient @_transparent public static var cantopenConvpath: ResultCode { Self(rawValue: 1038) }
  /// `SQLITE_CANTOPEN_DIRTYWAL`, 1294.
  @_alwaysEmitIntoClient @_transparent public static var cantopenDirtywal: ResultCode { Self(rawValue: 1294) }
  /// `SQLITE_CANTOPEN_SYMLINK`, 1550.
  @_alwaysEmitIntoClient @_transparent public static var cantopenSymlink: ResultCode { Self(rawValue: 1550) }
  /// `SQLITE_CONSTRAINT_CHECK`, 275.
  @_alwaysEmitIntoClient @_transparent public static var constraintCheck: ResultCode { Self(rawValue: 275) }
  /// `SQLITE_CONSTRAINT_COMMITHOOK`, 531.
  @_alwaysEmitIntoClient @_transparent public static var constraintCommithook: ResultCode { Self(rawValue: 531) }
  /// `SQLITE_CONSTRAINT_FOREIGNKEY`, 787.
  @_alwaysEmitIntoClient @_transparent public static var constraintForeignkey: ResultCode { Self(rawValue: 787) }
  /// `SQLITE_CONSTRAINT_FUNCTION`, 1043.
  @_alwaysEmitIntoClient @_transparent public static var constraintFunction: ResultCode { Self(rawValue: 1043) }
  /// `SQLITE_CONSTRAINT_NOTNULL`, 1299.
  @_alwaysEmitIntoClient @_transparent public static var constraintNotnull: ResultCode { Self(rawValue: 1299) }
  /// `SQLITE_CONSTRAINT_PRIMARYKEY`, 1555.
  @_alwaysEmitIntoClient @_transparent public static var constraintPrimarykey: ResultCode { Self(rawValue: 1555) }
  /// `SQLITE_CONSTRAINT_TRIGGER`, 1811.
  @_alwaysEmitIntoClient @_transparent public static var constraintTrigger: ResultCode { Self(rawValue: 1811) }
  /// `SQLITE_CONSTRAINT_UNIQUE`, 2067.
  @_alwaysEmitIntoClient @_transparent public static var constraintUnique: ResultCode { Self(rawValue: 2067) }
  /// `SQLITE_CONSTRAINT_VTAB`, 2323.
  @_alwaysEmitIntoClient @_transparent public static var constraintVtab: ResultCode { Self(rawValue: 2323) }
  /// `SQLITE_CONSTRAINT_ROWID`, 2579.
  @_alwaysEmitIntoClient @_transparent public static var constraintRowid: ResultCode { Self(rawValue: 2579) }
  /// `SQLITE_CONSTRAINT_PINNED`, 2835.
  @_alwaysEmitIntoClient @_transparent public static var constraintPinned: ResultCode { Self(rawValue: 2835) }
  /// `SQLITE_CONSTRAINT_DATATYPE`, 3091.
  @_alwaysEmitIntoClient @_transparent public static var constraintDatatype: ResultCode { Self(rawValue: 3091) }
  /// `SQLITE_AUTH_USER`, 279.
  @_alwaysEmitIntoClient @_transparent public static var authUser: ResultCode { Self(rawValue: 279) }
  /// `SQLITE_NOTICE_RECOVER_WAL`, 283.
  @_alwaysEmitIntoClient @_transparent public static var noticeRecoverWal: ResultCode { Self(rawValue: 283) }
  /// `SQLITE_NOTICE_RECOVER_ROLLBACK`, 539.
  @_alwaysEmitIntoClient @_transparent public static var noticeRecoverRollback: ResultCode { Self(rawValue: 539) }
  /// `SQLITE_WARNING_AUTOINDEX`, 284.
  @_alwaysEmitIntoClient @_transparent public static var warningAutoindex: ResultCode { Self(rawValue: 284) }
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
  @_alwaysEmitIntoClient @_transparent public static var readonly: OpenFlags { Self(rawValue: 1) }
  /// `SQLITE_OPEN_READWRITE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var readwrite: OpenFlags { Self(rawValue: 2) }
  /// `SQLITE_OPEN_CREATE`, 4.
  @_alwaysEmitIntoClient @_transparent public static var create: OpenFlags { Self(rawValue: 4) }
  /// `SQLITE_OPEN_DELETEONCLOSE`, 8.
  @_alwaysEmitIntoClient @_transparent public static var deleteonclose: OpenFlags { Self(rawValue: 8) }
  /// `SQLITE_OPEN_EXCLUSIVE`, 16.
  @_alwaysEmitIntoClient @_transparent public static var exclusive: OpenFlags { Self(rawValue: 16) }
  /// `SQLITE_OPEN_AUTOPROXY`, 32.
  @_alwaysEmitIntoClient @_transparent public static var autoproxy: OpenFlags { Self(rawValue: 32) }
  /// `SQLITE_OPEN_URI`, 64.
  @_alwaysEmitIntoClient @_transparent public static var uri: OpenFlags { Self(rawValue: 64) }
  /// `SQLITE_OPEN_MEMORY`, 128.
  @_alwaysEmitIntoClient @_transparent public static var memory: OpenFlags { Self(rawValue: 128) }
  /// `SQLITE_OPEN_MAIN_DB`, 256.
  @_alwaysEmitIntoClient @_transparent public static var mainDb: OpenFlags { Self(rawValue: 256) }
  /// `SQLITE_OPEN_TEMP_DB`, 512.
  @_alwaysEmitIntoClient @_transparent public static var tempDb: OpenFlags { Self(rawValue: 512) }
  /// `SQLITE_OPEN_TRANSIENT_DB`, 1024.
  @_alwaysEmitIntoClient @_transparent public static var transientDb: OpenFlags { Self(rawValue: 1024) }
  /// `SQLITE_OPEN_MAIN_JOURNAL`, 2048.
  @_alwaysEmitIntoClient @_transparent public static var mainJournal: OpenFlags { Self(rawValue: 2048) }
  /// `SQLITE_OPEN_TEMP_JOURNAL`, 4096.
  @_alwaysEmitIntoClient @_transparent public static var tempJournal: OpenFlags { Self(rawValue: 4096) }
  /// `SQLITE_OPEN_SUBJOURNAL`, 8192.
  @_alwaysEmitIntoClient @_transparent public static var subjournal: OpenFlags { Self(rawValue: 8192) }
  /// `SQLITE_OPEN_MASTER_JOURNAL`, 16384.
  @_alwaysEmitIntoClient @_transparent public static var masterJournal: OpenFlags { Self(rawValue: 16384) }
  /// `SQLITE_OPEN_SUPER_JOURNAL`, 16384.
  @_alwaysEmitIntoClient @_transparent public static var superJournal: OpenFlags { Self(rawValue: 16384) }
  /// `SQLITE_OPEN_NOMUTEX`, 32768.
  @_alwaysEmitIntoClient @_transparent public static var nomutex: OpenFlags { Self(rawValue: 32768) }
  /// `SQLITE_OPEN_FULLMUTEX`, 65536.
  @_alwaysEmitIntoClient @_transparent public static var fullmutex: OpenFlags { Self(rawValue: 65536) }
  /// `SQLITE_OPEN_SHAREDCACHE`, 131072.
  @_alwaysEmitIntoClient @_transparent public static var sharedcache: OpenFlags { Self(rawValue: 131072) }
  /// `SQLITE_OPEN_PRIVATECACHE`, 262144.
  @_alwaysEmitIntoClient @_transparent public static var privatecache: OpenFlags { Self(rawValue: 262144) }
  /// `SQLITE_OPEN_WAL`, 524288.
  @_alwaysEmitIntoClient @_transparent public static var wal: OpenFlags { Self(rawValue: 524288) }
  /// `SQLITE_OPEN_NOFOLLOW`, 16777216.
  @_alwaysEmitIntoClient @_transparent public static var nofollow: OpenFlags { Self(rawValue: 16777216) }
  /// `SQLITE_OPEN_EXRESCODE`, 33554432.
  @_alwaysEmitIntoClient @_transparent public static var exrescode: OpenFlags { Self(rawValue: 33554432) }
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
  @_alwaysEmitIntoClient @_transparent public static var vfsname: FileControl { Self(rawValue: 12) }
  /// `SQLITE_FCNTL_HAS_MOVED`, 20.
  @_alwaysEmitIntoClient @_transparent public static var hasMoved: FileControl { Self(rawValue: 20) }
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
  @_alwaysEmitIntoClient @_transparent public static var log: LibraryOption { Self(rawValue: 16) }
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
  @_alwaysEmitIntoClient @_transparent public static var maindbname: ConnectionOption { Self(rawValue: 1000) }
  /// `SQLITE_DBCONFIG_LOOKASIDE`, 1001.
  @_alwaysEmitIntoClient @_transparent public static var lookaside: ConnectionOption { Self(rawValue: 1001) }
  /// `SQLITE_DBCONFIG_ENABLE_FKEY`, 1002.
  @_alwaysEmitIntoClient @_transparent public static var enableFkey: ConnectionOption { Self(rawValue: 1002) }
  /// `SQLITE_DBCONFIG_ENABLE_TRIGGER`, 1003.
  @_alwaysEmitIntoClient @_transparent public static var enableTrigger: ConnectionOption { Self(rawValue: 1003) }
  /// `SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER`, 1004.
  @_alwaysEmitIntoClient @_transparent public static var enableFts3Tokenizer: ConnectionOption { Self(rawValue: 1004) }
  /// `SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION`, 1005.
  @_alwaysEmitIntoClient @_transparent public static var enableLoadExtension: ConnectionOption { Self(rawValue: 1005) }
  /// `SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE`, 1006.
  @_alwaysEmitIntoClient @_transparent public static var noCkptOnClose: ConnectionOption { Self(rawValue: 1006) }
  /// `SQLITE_DBCONFIG_ENABLE_QPSG`, 1007.
  @_alwaysEmitIntoClient @_transparent public static var enableQpsg: ConnectionOption { Self(rawValue: 1007) }
  /// `SQLITE_DBCONFIG_TRIGGER_EQP`, 1008.
  @_alwaysEmitIntoClient @_transparent public static var triggerEqp: ConnectionOption { Self(rawValue: 1008) }
  /// `SQLITE_DBCONFIG_RESET_DATABASE`, 1009.
  @_alwaysEmitIntoClient @_transparent public static var resetDatabase: ConnectionOption { Self(rawValue: 1009) }
  /// `SQLITE_DBCONFIG_DEFENSIVE`, 1010.
  @_alwaysEmitIntoClient @_transparent public static var defensive: ConnectionOption { Self(rawValue: 1010) }
  /// `SQLITE_DBCONFIG_WRITABLE_SCHEMA`, 1011.
  @_alwaysEmitIntoClient @_transparent public static var writableSchema: ConnectionOption { Self(rawValue: 1011) }
  /// `SQLITE_DBCONFIG_LEGACY_ALTER_TABLE`, 1012.
  @_alwaysEmitIntoClient @_transparent public static var legacyAlterTable: ConnectionOption { Self(rawValue: 1012) }
  /// `SQLITE_DBCONFIG_DQS_DML`, 1013.
  @_alwaysEmitIntoClient @_transparent public static var dqsDml: ConnectionOption { Self(rawValue: 1013) }
  /// `SQLITE_DBCONFIG_DQS_DDL`, 1014.
  @_alwaysEmitIntoClient @_transparent public static var dqsDdl: ConnectionOption { Self(rawValue: 1014) }
  /// `SQLITE_DBCONFIG_ENABLE_VIEW`, 1015.
  @_alwaysEmitIntoClient @_transparent public static var enableView: ConnectionOption { Self(rawValue: 1015) }
  /// `SQLITE_DBCONFIG_LEGACY_FILE_FORMAT`, 1016.
  @_alwaysEmitIntoClient @_transparent public static var legacyFileFormat: ConnectionOption { Self(rawValue: 1016) }
  /// `SQLITE_DBCONFIG_TRUSTED_SCHEMA`, 1017.
  @_alwaysEmitIntoClient @_transparent public static var trustedSchema: ConnectionOption { Self(rawValue: 1017) }
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
  @_alwaysEmitIntoClient @_transparent public static var stmt: TraceEvents { Self(rawValue: 1) }
  /// `SQLITE_TRACE_PROFILE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var profile: TraceEvents { Self(rawValue: 2) }
  /// `SQLITE_TRACE_ROW`, 4.
  @_alwaysEmitIntoClient @_transparent public static var row: TraceEvents { Self(rawValue: 4) }
  /// `SQLITE_TRACE_CLOSE`, 8.
  @_alwaysEmitIntoClient @_transparent public static var close: TraceEvents { Self(rawValue: 8) }
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
  @_alwaysEmitIntoClient @_transparent public static var length: Limit { Self(rawValue: 0) }
  /// `SQLITE_LIMIT_SQL_LENGTH`, 1.
  @_alwaysEmitIntoClient @_transparent public static var sqlLength: Limit { Self(rawValue: 1) }
  /// `SQLITE_LIMIT_COLUMN`, 2.
  @_alwaysEmitIntoClient @_transparent public static var column: Limit { Self(rawValue: 2) }
  /// `SQLITE_LIMIT_EXPR_DEPTH`, 3.
  @_alwaysEmitIntoClient @_transparent public static var exprDepth: Limit { Self(rawValue: 3) }
  /// `SQLITE_LIMIT_COMPOUND_SELECT`, 4.
  @_alwaysEmitIntoClient @_transparent public static var compoundSelect: Limit { Self(rawValue: 4) }
  /// `SQLITE_LIMIT_VDBE_OP`, 5.
  @_alwaysEmitIntoClient @_transparent public static var vdbeOp: Limit { Self(rawValue: 5) }
  /// `SQLITE_LIMIT_FUNCTION_ARG`, 6.
  @_alwaysEmitIntoClient @_transparent public static var functionArg: Limit { Self(rawValue: 6) }
  /// `SQLITE_LIMIT_ATTACHED`, 7.
  @_alwaysEmitIntoClient @_transparent public static var attached: Limit { Self(rawValue: 7) }
  /// `SQLITE_LIMIT_LIKE_PATTERN_LENGTH`, 8.
  @_alwaysEmitIntoClient @_transparent public static var likePatternLength: Limit { Self(rawValue: 8) }
  /// `SQLITE_LIMIT_VARIABLE_NUMBER`, 9.
  @_alwaysEmitIntoClient @_transparent public static var variableNumber: Limit { Self(rawValue: 9) }
  /// `SQLITE_LIMIT_TRIGGER_DEPTH`, 10.
  @_alwaysEmitIntoClient @_transparent public static var triggerDepth: Limit { Self(rawValue: 10) }
  /// `SQLITE_LIMIT_WORKER_THREADS`, 11.
  @_alwaysEmitIntoClient @_transparent public static var workerThreads: Limit { Self(rawValue: 11) }
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
  @_alwaysEmitIntoClient @_transparent public static var persistent: PrepareFlags { Self(rawValue: 1) }
  /// `SQLITE_PREPARE_NORMALIZE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var normalize: PrepareFlags { Self(rawValue: 2) }
  /// `SQLITE_PREPARE_NO_VTAB`, 4.
  @_alwaysEmitIntoClient @_transparent public static var noVtab: PrepareFlags { Self(rawValue: 4) }
}

/// An answer of `sqlite3_txn_state`. <https://sqlite.org/c3ref/c_txn_none.html>
///
/// A number this package does not know survives as itself.
public struct TransactionState: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_TXN_NONE`, 0.
  @_alwaysEmitIntoClient @_transparent public static var none: TransactionState { Self(rawValue: 0) }
  /// `SQLITE_TXN_READ`, 1.
  @_alwaysEmitIntoClient @_transparent public static var read: TransactionState { Self(rawValue: 1) }
  /// `SQLITE_TXN_WRITE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var write: TransactionState { Self(rawValue: 2) }
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
  @_alwaysEmitIntoClient @_transparent public static var eq: IndexConstraint { Self(rawValue: 2) }
  /// `SQLITE_INDEX_CONSTRAINT_GT`, 4.
  @_alwaysEmitIntoClient @_transparent public static var gt: IndexConstraint { Self(rawValue: 4) }
  /// `SQLITE_INDEX_CONSTRAINT_LE`, 8.
  @_alwaysEmitIntoClient @_transparent public static var le: IndexConstraint { Self(rawValue: 8) }
  /// `SQLITE_INDEX_CONSTRAINT_LT`, 16.
  @_alwaysEmitIntoClient @_transparent public static var lt: IndexConstraint { Self(rawValue: 16) }
  /// `SQLITE_INDEX_CONSTRAINT_GE`, 32.
  @_alwaysEmitIntoClient @_transparent public static var ge: IndexConstraint { Self(rawValue: 32) }
  /// `SQLITE_INDEX_CONSTRAINT_MATCH`, 64.
  @_alwaysEmitIntoClient @_transparent public static var match: IndexConstraint { Self(rawValue: 64) }
  /// `SQLITE_INDEX_CONSTRAINT_LIKE`, 65.
  @_alwaysEmitIntoClient @_transparent public static var like: IndexConstraint { Self(rawValue: 65) }
  /// `SQLITE_INDEX_CONSTRAINT_GLOB`, 66.
  @_alwaysEmitIntoClient @_transparent public static var glob: IndexConstraint { Self(rawValue: 66) }
  /// `SQLITE_INDEX_CONSTRAINT_REGEXP`, 67.
  @_alwaysEmitIntoClient @_transparent public static var regexp: IndexConstraint { Self(rawValue: 67) }
  /// `SQLITE_INDEX_CONSTRAINT_NE`, 68.
  @_alwaysEmitIntoClient @_transparent public static var ne: IndexConstraint { Self(rawValue: 68) }
  /// `SQLITE_INDEX_CONSTRAINT_ISNOT`, 69.
  @_alwaysEmitIntoClient @_transparent public static var isnot: IndexConstraint { Self(rawValue: 69) }
  /// `SQLITE_INDEX_CONSTRAINT_ISNOTNULL`, 70.
  @_alwaysEmitIntoClient @_transparent public static var isnotnull: IndexConstraint { Self(rawValue: 70) }
  /// `SQLITE_INDEX_CONSTRAINT_ISNULL`, 71.
  @_alwaysEmitIntoClient @_transparent public static var isnull: IndexConstraint { Self(rawValue: 71) }
  /// `SQLITE_INDEX_CONSTRAINT_IS`, 72.
  @_alwaysEmitIntoClient @_transparent public static var `is`: IndexConstraint { Self(rawValue: 72) }
  /// `SQLITE_INDEX_CONSTRAINT_LIMIT`, 73.
  @_alwaysEmitIntoClient @_transparent public static var limit: IndexConstraint { Self(rawValue: 73) }
  /// `SQLITE_INDEX_CONSTRAINT_OFFSET`, 74.
  @_alwaysEmitIntoClient @_transparent public static var offset: IndexConstraint { Self(rawValue: 74) }
  /// `SQLITE_INDEX_CONSTRAINT_FUNCTION`, 150.
  @_alwaysEmitIntoClient @_transparent public static var function: IndexConstraint { Self(rawValue: 150) }
}

/// Properties of a scan, as a virtual table reports them. <https://sqlite.org/c3ref/c_index_scan_unique.html>
///
/// A number this package does not know survives as itself.
public struct IndexScanFlags: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_INDEX_SCAN_UNIQUE`, 1.
  @_alwaysEmitIntoClient @_transparent public static var unique: IndexScanFlags { Self(rawValue: 1) }
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
  @_alwaysEmitIntoClient @_transparent public static var fullscanStep: StatementStatus { Self(rawValue: 1) }
  /// `SQLITE_STMTSTATUS_SORT`, 2.
  @_alwaysEmitIntoClient @_transparent public static var sort: StatementStatus { Self(rawValue: 2) }
  /// `SQLITE_STMTSTATUS_AUTOINDEX`, 3.
  @_alwaysEmitIntoClient @_transparent public static var autoindex: StatementStatus { Self(rawValue: 3) }
  /// `SQLITE_STMTSTATUS_VM_STEP`, 4.
  @_alwaysEmitIntoClient @_transparent public static var vmStep: StatementStatus { Self(rawValue: 4) }
  /// `SQLITE_STMTSTATUS_REPREPARE`, 5.
  @_alwaysEmitIntoClient @_transparent public static var reprepare: StatementStatus { Self(rawValue: 5) }
  /// `SQLITE_STMTSTATUS_RUN`, 6.
  @_alwaysEmitIntoClient @_transparent public static var run: StatementStatus { Self(rawValue: 6) }
  /// `SQLITE_STMTSTATUS_FILTER_MISS`, 7.
  @_alwaysEmitIntoClient @_transparent public static var filterMiss: StatementStatus { Self(rawValue: 7) }
  /// `SQLITE_STMTSTATUS_FILTER_HIT`, 8.
  @_alwaysEmitIntoClient @_transparent public static var filterHit: StatementStatus { Self(rawValue: 8) }
  /// `SQLITE_STMTSTATUS_MEMUSED`, 99.
  @_alwaysEmitIntoClient @_transparent public static var memused: StatementStatus { Self(rawValue: 99) }
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
  @_alwaysEmitIntoClient @_transparent public static var passive: CheckpointMode { Self(rawValue: 0) }
  /// `SQLITE_CHECKPOINT_FULL`, 1.
  @_alwaysEmitIntoClient @_transparent public static var full: CheckpointMode { Self(rawValue: 1) }
  /// `SQLITE_CHECKPOINT_RESTART`, 2.
  @_alwaysEmitIntoClient @_transparent public static var restart: CheckpointMode { Self(rawValue: 2) }
  /// `SQLITE_CHECKPOINT_TRUNCATE`, 3.
  @_alwaysEmitIntoClient @_transparent public static var truncate: CheckpointMode { Self(rawValue: 3) }
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
  @_alwaysEmitIntoClient @_transparent public static var directonly: VirtualTableOption { Self(rawValue: 3) }
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
  @_alwaysEmitIntoClient @_transparent public static var integer: StorageClass { Self(rawValue: 1) }
  /// `SQLITE_FLOAT`, 2.
  @_alwaysEmitIntoClient @_transparent public static var float: StorageClass { Self(rawValue: 2) }
  /// `SQLITE_TEXT`, 3.
  @_alwaysEmitIntoClient @_transparent public static var text: StorageClass { Self(rawValue: 3) }
  /// `SQLITE_BLOB`, 4.
  @_alwaysEmitIntoClient @_transparent public static var blob: StorageClass { Self(rawValue: 4) }
  /// `SQLITE_NULL`, 5.
  @_alwaysEmitIntoClient @_transparent public static var null: StorageClass { Self(rawValue: 5) }
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
  @_alwaysEmitIntoClient @_transparent public static var utf8: TextEncoding { Self(rawValue: 1) }
  /// `SQLITE_UTF16LE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var utf16le: TextEncoding { Self(rawValue: 2) }
  /// `SQLITE_UTF16BE`, 3.
  @_alwaysEmitIntoClient @_transparent public static var utf16be: TextEncoding { Self(rawValue: 3) }
  /// `SQLITE_UTF16`, 4.
  @_alwaysEmitIntoClient @_transparent public static var utf16: TextEncoding { Self(rawValue: 4) }
  /// `SQLITE_ANY`, 5.
  @_alwaysEmitIntoClient @_transparent public static var any: TextEncoding { Self(rawValue: 5) }
  /// `SQLITE_UTF16_ALIGNED`, 8.
  @_alwaysEmitIntoClient @_transparent public static var utf16Aligned: TextEncoding { Self(rawValue: 8) }
}

/// Promises of an SQL function. <https://sqlite.org/c3ref/c_deterministic.html>
///
/// A number this package does not know survives as itself.
public struct FunctionFlags: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_DETERMINISTIC`, 2048.
  @_alwaysEmitIntoClient @_transparent public static var deterministic: FunctionFlags { Self(rawValue: 2048) }
  /// `SQLITE_DIRECTONLY`, 524288.
  @_alwaysEmitIntoClient @_transparent public static var directonly: FunctionFlags { Self(rawValue: 524288) }
  /// `SQLITE_SUBTYPE`, 1048576.
  @_alwaysEmitIntoClient @_transparent public static var subtype: FunctionFlags { Self(rawValue: 1048576) }
  /// `SQLITE_INNOCUOUS`, 2097152.
  @_alwaysEmitIntoClient @_transparent public static var innocuous: FunctionFlags { Self(rawValue: 2097152) }
}

/// The answers of an authorizer besides SQLITE_OK. <https://sqlite.org/c3ref/c_deny.html>
///
/// A number this package does not know survives as itself.
public struct AuthorizerDecision: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_DENY`, 1.
  @_alwaysEmitIntoClient @_transparent public static var deny: AuthorizerDecision { Self(rawValue: 1) }
  /// `SQLITE_IGNORE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var ignore: AuthorizerDecision { Self(rawValue: 2) }
}

/// An action for which an authorizer is asked. <https://sqlite.org/c3ref/c_alter_table.html>
///
/// A number this package does not know survives as itself.
public struct AuthorizerAction: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_CREATE_INDEX`, 1.
  @_alwaysEmitIntoClient @_transparent public static var createIndex: AuthorizerAction { Self(rawValue: 1) }
  /// `SQLITE_CREATE_TABLE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var createTable: AuthorizerAction { Self(rawValue: 2) }
  /// `SQLITE_CREATE_TEMP_INDEX`, 3.
  @_alwaysEmitIntoClient @_transparent public static var createTempIndex: AuthorizerAction { Self(rawValue: 3) }
  /// `SQLITE_CREATE_TEMP_TABLE`, 4.
  @_alwaysEmitIntoClient @_transparent public static var createTempTable: AuthorizerAction { Self(rawValue: 4) }
  /// `SQLITE_CREATE_TEMP_TRIGGER`, 5.
  @_alwaysEmitIntoClient @_transparent public static var createTempTrigger: AuthorizerAction { Self(rawValue: 5) }
  /// `SQLITE_CREATE_TEMP_VIEW`, 6.
  @_alwaysEmitIntoClient @_transparent public static var createTempView: AuthorizerAction { Self(rawValue: 6) }
  /// `SQLITE_CREATE_TRIGGER`, 7.
  @_alwaysEmitIntoClient @_transparent public static var createTrigger: AuthorizerAction { Self(rawValue: 7) }
  /// `SQLITE_CREATE_VIEW`, 8.
  @_alwaysEmitIntoClient @_transparent public static var createView: AuthorizerAction { Self(rawValue: 8) }
  /// `SQLITE_DELETE`, 9.
  @_alwaysEmitIntoClient @_transparent public static var delete: AuthorizerAction { Self(rawValue: 9) }
  /// `SQLITE_DROP_INDEX`, 10.
  @_alwaysEmitIntoClient @_transparent public static var dropIndex: AuthorizerAction { Self(rawValue: 10) }
  /// `SQLITE_DROP_TABLE`, 11.
  @_alwaysEmitIntoClient @_transparent public static var dropTable: AuthorizerAction { Self(rawValue: 11) }
  /// `SQLITE_DROP_TEMP_INDEX`, 12.
  @_alwaysEmitIntoClient @_transparent public static var dropTempIndex: AuthorizerAction { Self(rawValue: 12) }
  /// `SQLITE_DROP_TEMP_TABLE`, 13.
  @_alwaysEmitIntoClient @_transparent public static var dropTempTable: AuthorizerAction { Self(rawValue: 13) }
  /// `SQLITE_DROP_TEMP_TRIGGER`, 14.
  @_alwaysEmitIntoClient @_transparent public static var dropTempTrigger: AuthorizerAction { Self(rawValue: 14) }
  /// `SQLITE_DROP_TEMP_VIEW`, 15.
  @_alwaysEmitIntoClient @_transparent public static var dropTempView: AuthorizerAction { Self(rawValue: 15) }
  /// `SQLITE_DROP_TRIGGER`, 16.
  @_alwaysEmitIntoClient @_transparent public static var dropTrigger: AuthorizerAction { Self(rawValue: 16) }
  /// `SQLITE_DROP_VIEW`, 17.
  @_alwaysEmitIntoClient @_transparent public static var dropView: AuthorizerAction { Self(rawValue: 17) }
  /// `SQLITE_INSERT`, 18.
  @_alwaysEmitIntoClient @_transparent public static var insert: AuthorizerAction { Self(rawValue: 18) }
  /// `SQLITE_PRAGMA`, 19.
  @_alwaysEmitIntoClient @_transparent public static var pragma: AuthorizerAction { Self(rawValue: 19) }
  /// `SQLITE_READ`, 20.
  @_alwaysEmitIntoClient @_transparent public static var read: AuthorizerAction { Self(rawValue: 20) }
  /// `SQLITE_SELECT`, 21.
  @_alwaysEmitIntoClient @_transparent public static var select: AuthorizerAction { Self(rawValue: 21) }
  /// `SQLITE_TRANSACTION`, 22.
  @_alwaysEmitIntoClient @_transparent public static var transaction: AuthorizerAction { Self(rawValue: 22) }
  /// `SQLITE_UPDATE`, 23.
  @_alwaysEmitIntoClient @_transparent public static var update: AuthorizerAction { Self(rawValue: 23) }
  /// `SQLITE_ATTACH`, 24.
  @_alwaysEmitIntoClient @_transparent public static var attach: AuthorizerAction { Self(rawValue: 24) }
  /// `SQLITE_DETACH`, 25.
  @_alwaysEmitIntoClient @_transparent public static var detach: AuthorizerAction { Self(rawValue: 25) }
  /// `SQLITE_ALTER_TABLE`, 26.
  @_alwaysEmitIntoClient @_transparent public static var alterTable: AuthorizerAction { Self(rawValue: 26) }
  /// `SQLITE_REINDEX`, 27.
  @_alwaysEmitIntoClient @_transparent public static var reindex: AuthorizerAction { Self(rawValue: 27) }
  /// `SQLITE_ANALYZE`, 28.
  @_alwaysEmitIntoClient @_transparent public static var analyze: AuthorizerAction { Self(rawValue: 28) }
  /// `SQLITE_CREATE_VTABLE`, 29.
  @_alwaysEmitIntoClient @_transparent public static var createVtable: AuthorizerAction { Self(rawValue: 29) }
  /// `SQLITE_DROP_VTABLE`, 30.
  @_alwaysEmitIntoClient @_transparent public static var dropVtable: AuthorizerAction { Self(rawValue: 30) }
  /// `SQLITE_FUNCTION`, 31.
  @_alwaysEmitIntoClient @_transparent public static var function: AuthorizerAction { Self(rawValue: 31) }
  /// `SQLITE_SAVEPOINT`, 32.
  @_alwaysEmitIntoClient @_transparent public static var savepoint: AuthorizerAction { Self(rawValue: 32) }
  /// `SQLITE_COPY`, 0.
  @_alwaysEmitIntoClient @_transparent public static var copy: AuthorizerAction { Self(rawValue: 0) }
  /// `SQLITE_RECURSIVE`, 33.
  @_alwaysEmitIntoClient @_transparent public static var recursive: AuthorizerAction { Self(rawValue: 33) }
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
