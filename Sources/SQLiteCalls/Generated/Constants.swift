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

/// Properties of the device of a file, as its VFS reports them. <https://sqlite.org/c3ref/c_iocap_atomic.html>
///
/// A number this package does not know survives as itself.
public struct DeviceCharacteristics: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_IOCAP_ATOMIC`, 1.
  @_alwaysEmitIntoClient @_transparent public static var atomic: DeviceCharacteristics { Self(rawValue: 1) }
  /// `SQLITE_IOCAP_ATOMIC512`, 2.
  @_alwaysEmitIntoClient @_transparent public static var atomic512: DeviceCharacteristics { Self(rawValue: 2) }
  /// `SQLITE_IOCAP_ATOMIC1K`, 4.
  @_alwaysEmitIntoClient @_transparent public static var atomic1k: DeviceCharacteristics { Self(rawValue: 4) }
  /// `SQLITE_IOCAP_ATOMIC2K`, 8.
  @_alwaysEmitIntoClient @_transparent public static var atomic2k: DeviceCharacteristics { Self(rawValue: 8) }
  /// `SQLITE_IOCAP_ATOMIC4K`, 16.
  @_alwaysEmitIntoClient @_transparent public static var atomic4k: DeviceCharacteristics { Self(rawValue: 16) }
  /// `SQLITE_IOCAP_ATOMIC8K`, 32.
  @_alwaysEmitIntoClient @_transparent public static var atomic8k: DeviceCharacteristics { Self(rawValue: 32) }
  /// `SQLITE_IOCAP_ATOMIC16K`, 64.
  @_alwaysEmitIntoClient @_transparent public static var atomic16k: DeviceCharacteristics { Self(rawValue: 64) }
  /// `SQLITE_IOCAP_ATOMIC32K`, 128.
  @_alwaysEmitIntoClient @_transparent public static var atomic32k: DeviceCharacteristics { Self(rawValue: 128) }
  /// `SQLITE_IOCAP_ATOMIC64K`, 256.
  @_alwaysEmitIntoClient @_transparent public static var atomic64k: DeviceCharacteristics { Self(rawValue: 256) }
  /// `SQLITE_IOCAP_SAFE_APPEND`, 512.
  @_alwaysEmitIntoClient @_transparent public static var safeAppend: DeviceCharacteristics { Self(rawValue: 512) }
  /// `SQLITE_IOCAP_SEQUENTIAL`, 1024.
  @_alwaysEmitIntoClient @_transparent public static var sequential: DeviceCharacteristics { Self(rawValue: 1024) }
  /// `SQLITE_IOCAP_UNDELETABLE_WHEN_OPEN`, 2048.
  @_alwaysEmitIntoClient @_transparent public static var undeletableWhenOpen: DeviceCharacteristics { Self(rawValue: 2048) }
  /// `SQLITE_IOCAP_POWERSAFE_OVERWRITE`, 4096.
  @_alwaysEmitIntoClient @_transparent public static var powersafeOverwrite: DeviceCharacteristics { Self(rawValue: 4096) }
  /// `SQLITE_IOCAP_IMMUTABLE`, 8192.
  @_alwaysEmitIntoClient @_transparent public static var immutable: DeviceCharacteristics { Self(rawValue: 8192) }
  /// `SQLITE_IOCAP_BATCH_ATOMIC`, 16384.
  @_alwaysEmitIntoClient @_transparent public static var batchAtomic: DeviceCharacteristics { Self(rawValue: 16384) }
}

/// A lock level of a database file. <https://sqlite.org/c3ref/c_lock_exclusive.html>
///
/// A number this package does not know survives as itself.
public struct FileLock: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_LOCK_NONE`, 0.
  @_alwaysEmitIntoClient @_transparent public static var none: FileLock { Self(rawValue: 0) }
  /// `SQLITE_LOCK_SHARED`, 1.
  @_alwaysEmitIntoClient @_transparent public static var shared: FileLock { Self(rawValue: 1) }
  /// `SQLITE_LOCK_RESERVED`, 2.
  @_alwaysEmitIntoClient @_transparent public static var reserved: FileLock { Self(rawValue: 2) }
  /// `SQLITE_LOCK_PENDING`, 3.
  @_alwaysEmitIntoClient @_transparent public static var pending: FileLock { Self(rawValue: 3) }
  /// `SQLITE_LOCK_EXCLUSIVE`, 4.
  @_alwaysEmitIntoClient @_transparent public static var exclusive: FileLock { Self(rawValue: 4) }
}

/// How a VFS syncs a file. <https://sqlite.org/c3ref/c_sync_dataonly.html>
///
/// A number this package does not know survives as itself.
public struct SyncFlags: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_SYNC_NORMAL`, 2.
  @_alwaysEmitIntoClient @_transparent public static var normal: SyncFlags { Self(rawValue: 2) }
  /// `SQLITE_SYNC_FULL`, 3.
  @_alwaysEmitIntoClient @_transparent public static var full: SyncFlags { Self(rawValue: 3) }
  /// `SQLITE_SYNC_DATAONLY`, 16.
  @_alwaysEmitIntoClient @_transparent public static var dataonly: SyncFlags { Self(rawValue: 16) }
}

/// An opcode of `sqlite3_file_control`. <https://sqlite.org/c3ref/c_fcntl_begin_atomic_write.html>
///
/// A number this package does not know survives as itself.
public struct FileControl: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_FCNTL_LOCKSTATE`, 1.
  @_alwaysEmitIntoClient @_transparent public static var lockstate: FileControl { Self(rawValue: 1) }
  /// `SQLITE_FCNTL_GET_LOCKPROXYFILE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var getLockproxyfile: FileControl { Self(rawValue: 2) }
  /// `SQLITE_FCNTL_SET_LOCKPROXYFILE`, 3.
  @_alwaysEmitIntoClient @_transparent public static var setLockproxyfile: FileControl { Self(rawValue: 3) }
  /// `SQLITE_FCNTL_LAST_ERRNO`, 4.
  @_alwaysEmitIntoClient @_transparent public static var lastErrno: FileControl { Self(rawValue: 4) }
  /// `SQLITE_FCNTL_SIZE_HINT`, 5.
  @_alwaysEmitIntoClient @_transparent public static var sizeHint: FileControl { Self(rawValue: 5) }
  /// `SQLITE_FCNTL_CHUNK_SIZE`, 6.
  @_alwaysEmitIntoClient @_transparent public static var chunkSize: FileControl { Self(rawValue: 6) }
  /// `SQLITE_FCNTL_FILE_POINTER`, 7.
  @_alwaysEmitIntoClient @_transparent public static var filePointer: FileControl { Self(rawValue: 7) }
  /// `SQLITE_FCNTL_SYNC_OMITTED`, 8.
  @_alwaysEmitIntoClient @_transparent public static var syncOmitted: FileControl { Self(rawValue: 8) }
  /// `SQLITE_FCNTL_WIN32_AV_RETRY`, 9.
  @_alwaysEmitIntoClient @_transparent public static var win32AvRetry: FileControl { Self(rawValue: 9) }
  /// `SQLITE_FCNTL_PERSIST_WAL`, 10.
  @_alwaysEmitIntoClient @_transparent public static var persistWal: FileControl { Self(rawValue: 10) }
  /// `SQLITE_FCNTL_OVERWRITE`, 11.
  @_alwaysEmitIntoClient @_transparent public static var overwrite: FileControl { Self(rawValue: 11) }
  /// `SQLITE_FCNTL_VFSNAME`, 12.
  @_alwaysEmitIntoClient @_transparent public static var vfsname: FileControl { Self(rawValue: 12) }
  /// `SQLITE_FCNTL_POWERSAFE_OVERWRITE`, 13.
  @_alwaysEmitIntoClient @_transparent public static var powersafeOverwrite: FileControl { Self(rawValue: 13) }
  /// `SQLITE_FCNTL_PRAGMA`, 14.
  @_alwaysEmitIntoClient @_transparent public static var pragma: FileControl { Self(rawValue: 14) }
  /// `SQLITE_FCNTL_BUSYHANDLER`, 15.
  @_alwaysEmitIntoClient @_transparent public static var busyhandler: FileControl { Self(rawValue: 15) }
  /// `SQLITE_FCNTL_TEMPFILENAME`, 16.
  @_alwaysEmitIntoClient @_transparent public static var tempfilename: FileControl { Self(rawValue: 16) }
  /// `SQLITE_FCNTL_MMAP_SIZE`, 18.
  @_alwaysEmitIntoClient @_transparent public static var mmapSize: FileControl { Self(rawValue: 18) }
  /// `SQLITE_FCNTL_TRACE`, 19.
  @_alwaysEmitIntoClient @_transparent public static var trace: FileControl { Self(rawValue: 19) }
  /// `SQLITE_FCNTL_HAS_MOVED`, 20.
  @_alwaysEmitIntoClient @_transparent public static var hasMoved: FileControl { Self(rawValue: 20) }
  /// `SQLITE_FCNTL_SYNC`, 21.
  @_alwaysEmitIntoClient @_transparent public static var sync: FileControl { Self(rawValue: 21) }
  /// `SQLITE_FCNTL_COMMIT_PHASETWO`, 22.
  @_alwaysEmitIntoClient @_transparent public static var commitPhasetwo: FileControl { Self(rawValue: 22) }
  /// `SQLITE_FCNTL_WIN32_SET_HANDLE`, 23.
  @_alwaysEmitIntoClient @_transparent public static var win32SetHandle: FileControl { Self(rawValue: 23) }
  /// `SQLITE_FCNTL_WAL_BLOCK`, 24.
  @_alwaysEmitIntoClient @_transparent public static var walBlock: FileControl { Self(rawValue: 24) }
  /// `SQLITE_FCNTL_ZIPVFS`, 25.
  @_alwaysEmitIntoClient @_transparent public static var zipvfs: FileControl { Self(rawValue: 25) }
  /// `SQLITE_FCNTL_RBU`, 26.
  @_alwaysEmitIntoClient @_transparent public static var rbu: FileControl { Self(rawValue: 26) }
  /// `SQLITE_FCNTL_VFS_POINTER`, 27.
  @_alwaysEmitIntoClient @_transparent public static var vfsPointer: FileControl { Self(rawValue: 27) }
  /// `SQLITE_FCNTL_JOURNAL_POINTER`, 28.
  @_alwaysEmitIntoClient @_transparent public static var journalPointer: FileControl { Self(rawValue: 28) }
  /// `SQLITE_FCNTL_WIN32_GET_HANDLE`, 29.
  @_alwaysEmitIntoClient @_transparent public static var win32GetHandle: FileControl { Self(rawValue: 29) }
  /// `SQLITE_FCNTL_PDB`, 30.
  @_alwaysEmitIntoClient @_transparent public static var pdb: FileControl { Self(rawValue: 30) }
  /// `SQLITE_FCNTL_BEGIN_ATOMIC_WRITE`, 31.
  @_alwaysEmitIntoClient @_transparent public static var beginAtomicWrite: FileControl { Self(rawValue: 31) }
  /// `SQLITE_FCNTL_COMMIT_ATOMIC_WRITE`, 32.
  @_alwaysEmitIntoClient @_transparent public static var commitAtomicWrite: FileControl { Self(rawValue: 32) }
  /// `SQLITE_FCNTL_ROLLBACK_ATOMIC_WRITE`, 33.
  @_alwaysEmitIntoClient @_transparent public static var rollbackAtomicWrite: FileControl { Self(rawValue: 33) }
  /// `SQLITE_FCNTL_LOCK_TIMEOUT`, 34.
  @_alwaysEmitIntoClient @_transparent public static var lockTimeout: FileControl { Self(rawValue: 34) }
  /// `SQLITE_FCNTL_DATA_VERSION`, 35.
  @_alwaysEmitIntoClient @_transparent public static var dataVersion: FileControl { Self(rawValue: 35) }
  /// `SQLITE_FCNTL_SIZE_LIMIT`, 36.
  @_alwaysEmitIntoClient @_transparent public static var sizeLimit: FileControl { Self(rawValue: 36) }
  /// `SQLITE_FCNTL_CKPT_DONE`, 37.
  @_alwaysEmitIntoClient @_transparent public static var ckptDone: FileControl { Self(rawValue: 37) }
  /// `SQLITE_FCNTL_RESERVE_BYTES`, 38.
  @_alwaysEmitIntoClient @_transparent public static var reserveBytes: FileControl { Self(rawValue: 38) }
  /// `SQLITE_FCNTL_CKPT_START`, 39.
  @_alwaysEmitIntoClient @_transparent public static var ckptStart: FileControl { Self(rawValue: 39) }
  /// `SQLITE_FCNTL_EXTERNAL_READER`, 40.
  @_alwaysEmitIntoClient @_transparent public static var externalReader: FileControl { Self(rawValue: 40) }
  /// `SQLITE_FCNTL_CKSM_FILE`, 41.
  @_alwaysEmitIntoClient @_transparent public static var cksmFile: FileControl { Self(rawValue: 41) }
  /// `SQLITE_FCNTL_RESET_CACHE`, 42.
  @_alwaysEmitIntoClient @_transparent public static var resetCache: FileControl { Self(rawValue: 42) }
}

/// A question about a file that SQLite asks a VFS. <https://sqlite.org/c3ref/c_access_exists.html>
///
/// A number this package does not know survives as itself.
public struct AccessCheck: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_ACCESS_EXISTS`, 0.
  @_alwaysEmitIntoClient @_transparent public static var exists: AccessCheck { Self(rawValue: 0) }
  /// `SQLITE_ACCESS_READWRITE`, 1.
  @_alwaysEmitIntoClient @_transparent public static var readwrite: AccessCheck { Self(rawValue: 1) }
  /// `SQLITE_ACCESS_READ`, 2.
  @_alwaysEmitIntoClient @_transparent public static var read: AccessCheck { Self(rawValue: 2) }
}

/// A lock on shared memory of a VFS. <https://sqlite.org/c3ref/c_shm_exclusive.html>
///
/// A number this package does not know survives as itself.
public struct SharedMemoryLock: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_SHM_UNLOCK`, 1.
  @_alwaysEmitIntoClient @_transparent public static var unlock: SharedMemoryLock { Self(rawValue: 1) }
  /// `SQLITE_SHM_LOCK`, 2.
  @_alwaysEmitIntoClient @_transparent public static var lock: SharedMemoryLock { Self(rawValue: 2) }
  /// `SQLITE_SHM_SHARED`, 4.
  @_alwaysEmitIntoClient @_transparent public static var shared: SharedMemoryLock { Self(rawValue: 4) }
  /// `SQLITE_SHM_EXCLUSIVE`, 8.
  @_alwaysEmitIntoClient @_transparent public static var exclusive: SharedMemoryLock { Self(rawValue: 8) }
  /// `SQLITE_SHM_NLOCK`, 8.
  @_alwaysEmitIntoClient @_transparent public static var nlock: SharedMemoryLock { Self(rawValue: 8) }
}

/// An option of `sqlite3_config`. <https://sqlite.org/c3ref/c_config_covering_index_scan.html>
///
/// A number this package does not know survives as itself.
public struct LibraryOption: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_CONFIG_SINGLETHREAD`, 1.
  @_alwaysEmitIntoClient @_transparent public static var singlethread: LibraryOption { Self(rawValue: 1) }
  /// `SQLITE_CONFIG_MULTITHREAD`, 2.
  @_alwaysEmitIntoClient @_transparent public static var multithread: LibraryOption { Self(rawValue: 2) }
  /// `SQLITE_CONFIG_SERIALIZED`, 3.
  @_alwaysEmitIntoClient @_transparent public static var serialized: LibraryOption { Self(rawValue: 3) }
  /// `SQLITE_CONFIG_MALLOC`, 4.
  @_alwaysEmitIntoClient @_transparent public static var malloc: LibraryOption { Self(rawValue: 4) }
  /// `SQLITE_CONFIG_GETMALLOC`, 5.
  @_alwaysEmitIntoClient @_transparent public static var getmalloc: LibraryOption { Self(rawValue: 5) }
  /// `SQLITE_CONFIG_SCRATCH`, 6.
  @_alwaysEmitIntoClient @_transparent public static var scratch: LibraryOption { Self(rawValue: 6) }
  /// `SQLITE_CONFIG_PAGECACHE`, 7.
  @_alwaysEmitIntoClient @_transparent public static var pagecache: LibraryOption { Self(rawValue: 7) }
  /// `SQLITE_CONFIG_HEAP`, 8.
  @_alwaysEmitIntoClient @_transparent public static var heap: LibraryOption { Self(rawValue: 8) }
  /// `SQLITE_CONFIG_MEMSTATUS`, 9.
  @_alwaysEmitIntoClient @_transparent public static var memstatus: LibraryOption { Self(rawValue: 9) }
  /// `SQLITE_CONFIG_MUTEX`, 10.
  @_alwaysEmitIntoClient @_transparent public static var mutex: LibraryOption { Self(rawValue: 10) }
  /// `SQLITE_CONFIG_GETMUTEX`, 11.
  @_alwaysEmitIntoClient @_transparent public static var getmutex: LibraryOption { Self(rawValue: 11) }
  /// `SQLITE_CONFIG_LOOKASIDE`, 13.
  @_alwaysEmitIntoClient @_transparent public static var lookaside: LibraryOption { Self(rawValue: 13) }
  /// `SQLITE_CONFIG_PCACHE`, 14.
  @_alwaysEmitIntoClient @_transparent public static var pcache: LibraryOption { Self(rawValue: 14) }
  /// `SQLITE_CONFIG_GETPCACHE`, 15.
  @_alwaysEmitIntoClient @_transparent public static var getpcache: LibraryOption { Self(rawValue: 15) }
  /// `SQLITE_CONFIG_LOG`, 16.
  @_alwaysEmitIntoClient @_transparent public static var log: LibraryOption { Self(rawValue: 16) }
  /// `SQLITE_CONFIG_URI`, 17.
  @_alwaysEmitIntoClient @_transparent public static var uri: LibraryOption { Self(rawValue: 17) }
  /// `SQLITE_CONFIG_PCACHE2`, 18.
  @_alwaysEmitIntoClient @_transparent public static var pcache2: LibraryOption { Self(rawValue: 18) }
  /// `SQLITE_CONFIG_GETPCACHE2`, 19.
  @_alwaysEmitIntoClient @_transparent public static var getpcache2: LibraryOption { Self(rawValue: 19) }
  /// `SQLITE_CONFIG_COVERING_INDEX_SCAN`, 20.
  @_alwaysEmitIntoClient @_transparent public static var coveringIndexScan: LibraryOption { Self(rawValue: 20) }
  /// `SQLITE_CONFIG_SQLLOG`, 21.
  @_alwaysEmitIntoClient @_transparent public static var sqllog: LibraryOption { Self(rawValue: 21) }
  /// `SQLITE_CONFIG_MMAP_SIZE`, 22.
  @_alwaysEmitIntoClient @_transparent public static var mmapSize: LibraryOption { Self(rawValue: 22) }
  /// `SQLITE_CONFIG_WIN32_HEAPSIZE`, 23.
  @_alwaysEmitIntoClient @_transparent public static var win32Heapsize: LibraryOption { Self(rawValue: 23) }
  /// `SQLITE_CONFIG_PCACHE_HDRSZ`, 24.
  @_alwaysEmitIntoClient @_transparent public static var pcacheHdrsz: LibraryOption { Self(rawValue: 24) }
  /// `SQLITE_CONFIG_PMASZ`, 25.
  @_alwaysEmitIntoClient @_transparent public static var pmasz: LibraryOption { Self(rawValue: 25) }
  /// `SQLITE_CONFIG_STMTJRNL_SPILL`, 26.
  @_alwaysEmitIntoClient @_transparent public static var stmtjrnlSpill: LibraryOption { Self(rawValue: 26) }
  /// `SQLITE_CONFIG_SMALL_MALLOC`, 27.
  @_alwaysEmitIntoClient @_transparent public static var smallMalloc: LibraryOption { Self(rawValue: 27) }
  /// `SQLITE_CONFIG_SORTERREF_SIZE`, 28.
  @_alwaysEmitIntoClient @_transparent public static var sorterrefSize: LibraryOption { Self(rawValue: 28) }
  /// `SQLITE_CONFIG_MEMDB_MAXSIZE`, 29.
  @_alwaysEmitIntoClient @_transparent public static var memdbMaxsize: LibraryOption { Self(rawValue: 29) }
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

/// A kind of mutex. <https://sqlite.org/c3ref/c_mutex_fast.html>
///
/// A number this package does not know survives as itself.
public struct MutexKind: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_MUTEX_FAST`, 0.
  @_alwaysEmitIntoClient @_transparent public static var fast: MutexKind { Self(rawValue: 0) }
  /// `SQLITE_MUTEX_RECURSIVE`, 1.
  @_alwaysEmitIntoClient @_transparent public static var recursive: MutexKind { Self(rawValue: 1) }
  /// `SQLITE_MUTEX_STATIC_MAIN`, 2.
  @_alwaysEmitIntoClient @_transparent public static var staticMain: MutexKind { Self(rawValue: 2) }
  /// `SQLITE_MUTEX_STATIC_MASTER`, 2.
  @_alwaysEmitIntoClient @_transparent public static var staticMaster: MutexKind { Self(rawValue: 2) }
  /// `SQLITE_MUTEX_STATIC_MEM`, 3.
  @_alwaysEmitIntoClient @_transparent public static var staticMem: MutexKind { Self(rawValue: 3) }
  /// `SQLITE_MUTEX_STATIC_MEM2`, 4.
  @_alwaysEmitIntoClient @_transparent public static var staticMem2: MutexKind { Self(rawValue: 4) }
  /// `SQLITE_MUTEX_STATIC_OPEN`, 4.
  @_alwaysEmitIntoClient @_transparent public static var staticOpen: MutexKind { Self(rawValue: 4) }
  /// `SQLITE_MUTEX_STATIC_PRNG`, 5.
  @_alwaysEmitIntoClient @_transparent public static var staticPrng: MutexKind { Self(rawValue: 5) }
  /// `SQLITE_MUTEX_STATIC_LRU`, 6.
  @_alwaysEmitIntoClient @_transparent public static var staticLru: MutexKind { Self(rawValue: 6) }
  /// `SQLITE_MUTEX_STATIC_LRU2`, 7.
  @_alwaysEmitIntoClient @_transparent public static var staticLru2: MutexKind { Self(rawValue: 7) }
  /// `SQLITE_MUTEX_STATIC_PMEM`, 7.
  @_alwaysEmitIntoClient @_transparent public static var staticPmem: MutexKind { Self(rawValue: 7) }
  /// `SQLITE_MUTEX_STATIC_APP1`, 8.
  @_alwaysEmitIntoClient @_transparent public static var staticApp1: MutexKind { Self(rawValue: 8) }
  /// `SQLITE_MUTEX_STATIC_APP2`, 9.
  @_alwaysEmitIntoClient @_transparent public static var staticApp2: MutexKind { Self(rawValue: 9) }
  /// `SQLITE_MUTEX_STATIC_APP3`, 10.
  @_alwaysEmitIntoClient @_transparent public static var staticApp3: MutexKind { Self(rawValue: 10) }
  /// `SQLITE_MUTEX_STATIC_VFS1`, 11.
  @_alwaysEmitIntoClient @_transparent public static var staticVfs1: MutexKind { Self(rawValue: 11) }
  /// `SQLITE_MUTEX_STATIC_VFS2`, 12.
  @_alwaysEmitIntoClient @_transparent public static var staticVfs2: MutexKind { Self(rawValue: 12) }
  /// `SQLITE_MUTEX_STATIC_VFS3`, 13.
  @_alwaysEmitIntoClient @_transparent public static var staticVfs3: MutexKind { Self(rawValue: 13) }
}

/// An opcode of `sqlite3_test_control`. <https://sqlite.org/c3ref/c_testctrl_always.html>
///
/// A number this package does not know survives as itself.
public struct TestControl: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_TESTCTRL_PRNG_SAVE`, 5.
  @_alwaysEmitIntoClient @_transparent public static var prngSave: TestControl { Self(rawValue: 5) }
  /// `SQLITE_TESTCTRL_PRNG_RESTORE`, 6.
  @_alwaysEmitIntoClient @_transparent public static var prngRestore: TestControl { Self(rawValue: 6) }
  /// `SQLITE_TESTCTRL_PRNG_RESET`, 7.
  @_alwaysEmitIntoClient @_transparent public static var prngReset: TestControl { Self(rawValue: 7) }
  /// `SQLITE_TESTCTRL_BITVEC_TEST`, 8.
  @_alwaysEmitIntoClient @_transparent public static var bitvecTest: TestControl { Self(rawValue: 8) }
  /// `SQLITE_TESTCTRL_FAULT_INSTALL`, 9.
  @_alwaysEmitIntoClient @_transparent public static var faultInstall: TestControl { Self(rawValue: 9) }
  /// `SQLITE_TESTCTRL_BENIGN_MALLOC_HOOKS`, 10.
  @_alwaysEmitIntoClient @_transparent public static var benignMallocHooks: TestControl { Self(rawValue: 10) }
  /// `SQLITE_TESTCTRL_PENDING_BYTE`, 11.
  @_alwaysEmitIntoClient @_transparent public static var pendingByte: TestControl { Self(rawValue: 11) }
  /// `SQLITE_TESTCTRL_ASSERT`, 12.
  @_alwaysEmitIntoClient @_transparent public static var assert: TestControl { Self(rawValue: 12) }
  /// `SQLITE_TESTCTRL_ALWAYS`, 13.
  @_alwaysEmitIntoClient @_transparent public static var always: TestControl { Self(rawValue: 13) }
  /// `SQLITE_TESTCTRL_RESERVE`, 14.
  @_alwaysEmitIntoClient @_transparent public static var reserve: TestControl { Self(rawValue: 14) }
  /// `SQLITE_TESTCTRL_OPTIMIZATIONS`, 15.
  @_alwaysEmitIntoClient @_transparent public static var optimizations: TestControl { Self(rawValue: 15) }
  /// `SQLITE_TESTCTRL_ISKEYWORD`, 16.
  @_alwaysEmitIntoClient @_transparent public static var iskeyword: TestControl { Self(rawValue: 16) }
  /// `SQLITE_TESTCTRL_INTERNAL_FUNCTIONS`, 17.
  @_alwaysEmitIntoClient @_transparent public static var internalFunctions: TestControl { Self(rawValue: 17) }
  /// `SQLITE_TESTCTRL_SCRATCHMALLOC`, 17.
  @_alwaysEmitIntoClient @_transparent public static var scratchmalloc: TestControl { Self(rawValue: 17) }
  /// `SQLITE_TESTCTRL_LOCALTIME_FAULT`, 18.
  @_alwaysEmitIntoClient @_transparent public static var localtimeFault: TestControl { Self(rawValue: 18) }
  /// `SQLITE_TESTCTRL_EXPLAIN_STMT`, 19.
  @_alwaysEmitIntoClient @_transparent public static var explainStmt: TestControl { Self(rawValue: 19) }
  /// `SQLITE_TESTCTRL_ONCE_RESET_THRESHOLD`, 19.
  @_alwaysEmitIntoClient @_transparent public static var onceResetThreshold: TestControl { Self(rawValue: 19) }
  /// `SQLITE_TESTCTRL_NEVER_CORRUPT`, 20.
  @_alwaysEmitIntoClient @_transparent public static var neverCorrupt: TestControl { Self(rawValue: 20) }
  /// `SQLITE_TESTCTRL_VDBE_COVERAGE`, 21.
  @_alwaysEmitIntoClient @_transparent public static var vdbeCoverage: TestControl { Self(rawValue: 21) }
  /// `SQLITE_TESTCTRL_BYTEORDER`, 22.
  @_alwaysEmitIntoClient @_transparent public static var byteorder: TestControl { Self(rawValue: 22) }
  /// `SQLITE_TESTCTRL_ISINIT`, 23.
  @_alwaysEmitIntoClient @_transparent public static var isinit: TestControl { Self(rawValue: 23) }
  /// `SQLITE_TESTCTRL_SORTER_MMAP`, 24.
  @_alwaysEmitIntoClient @_transparent public static var sorterMmap: TestControl { Self(rawValue: 24) }
  /// `SQLITE_TESTCTRL_IMPOSTER`, 25.
  @_alwaysEmitIntoClient @_transparent public static var imposter: TestControl { Self(rawValue: 25) }
  /// `SQLITE_TESTCTRL_PARSER_COVERAGE`, 26.
  @_alwaysEmitIntoClient @_transparent public static var parserCoverage: TestControl { Self(rawValue: 26) }
  /// `SQLITE_TESTCTRL_RESULT_INTREAL`, 27.
  @_alwaysEmitIntoClient @_transparent public static var resultIntreal: TestControl { Self(rawValue: 27) }
  /// `SQLITE_TESTCTRL_PRNG_SEED`, 28.
  @_alwaysEmitIntoClient @_transparent public static var prngSeed: TestControl { Self(rawValue: 28) }
  /// `SQLITE_TESTCTRL_EXTRA_SCHEMA_CHECKS`, 29.
  @_alwaysEmitIntoClient @_transparent public static var extraSchemaChecks: TestControl { Self(rawValue: 29) }
  /// `SQLITE_TESTCTRL_SEEK_COUNT`, 30.
  @_alwaysEmitIntoClient @_transparent public static var seekCount: TestControl { Self(rawValue: 30) }
  /// `SQLITE_TESTCTRL_TRACEFLAGS`, 31.
  @_alwaysEmitIntoClient @_transparent public static var traceflags: TestControl { Self(rawValue: 31) }
  /// `SQLITE_TESTCTRL_TUNE`, 32.
  @_alwaysEmitIntoClient @_transparent public static var tune: TestControl { Self(rawValue: 32) }
  /// `SQLITE_TESTCTRL_LOGEST`, 33.
  @_alwaysEmitIntoClient @_transparent public static var logest: TestControl { Self(rawValue: 33) }
}

/// A counter of `sqlite3_status64`. <https://sqlite.org/c3ref/c_status_malloc_count.html>
///
/// A number this package does not know survives as itself.
public struct LibraryStatus: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_STATUS_MEMORY_USED`, 0.
  @_alwaysEmitIntoClient @_transparent public static var memoryUsed: LibraryStatus { Self(rawValue: 0) }
  /// `SQLITE_STATUS_PAGECACHE_USED`, 1.
  @_alwaysEmitIntoClient @_transparent public static var pagecacheUsed: LibraryStatus { Self(rawValue: 1) }
  /// `SQLITE_STATUS_PAGECACHE_OVERFLOW`, 2.
  @_alwaysEmitIntoClient @_transparent public static var pagecacheOverflow: LibraryStatus { Self(rawValue: 2) }
  /// `SQLITE_STATUS_SCRATCH_USED`, 3.
  @_alwaysEmitIntoClient @_transparent public static var scratchUsed: LibraryStatus { Self(rawValue: 3) }
  /// `SQLITE_STATUS_SCRATCH_OVERFLOW`, 4.
  @_alwaysEmitIntoClient @_transparent public static var scratchOverflow: LibraryStatus { Self(rawValue: 4) }
  /// `SQLITE_STATUS_MALLOC_SIZE`, 5.
  @_alwaysEmitIntoClient @_transparent public static var mallocSize: LibraryStatus { Self(rawValue: 5) }
  /// `SQLITE_STATUS_PARSER_STACK`, 6.
  @_alwaysEmitIntoClient @_transparent public static var parserStack: LibraryStatus { Self(rawValue: 6) }
  /// `SQLITE_STATUS_PAGECACHE_SIZE`, 7.
  @_alwaysEmitIntoClient @_transparent public static var pagecacheSize: LibraryStatus { Self(rawValue: 7) }
  /// `SQLITE_STATUS_SCRATCH_SIZE`, 8.
  @_alwaysEmitIntoClient @_transparent public static var scratchSize: LibraryStatus { Self(rawValue: 8) }
  /// `SQLITE_STATUS_MALLOC_COUNT`, 9.
  @_alwaysEmitIntoClient @_transparent public static var mallocCount: LibraryStatus { Self(rawValue: 9) }
}

/// A counter of `sqlite3_db_status`. <https://sqlite.org/c3ref/c_dbstatus_options.html>
///
/// A number this package does not know survives as itself.
public struct ConnectionStatus: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_DBSTATUS_LOOKASIDE_USED`, 0.
  @_alwaysEmitIntoClient @_transparent public static var lookasideUsed: ConnectionStatus { Self(rawValue: 0) }
  /// `SQLITE_DBSTATUS_CACHE_USED`, 1.
  @_alwaysEmitIntoClient @_transparent public static var cacheUsed: ConnectionStatus { Self(rawValue: 1) }
  /// `SQLITE_DBSTATUS_SCHEMA_USED`, 2.
  @_alwaysEmitIntoClient @_transparent public static var schemaUsed: ConnectionStatus { Self(rawValue: 2) }
  /// `SQLITE_DBSTATUS_STMT_USED`, 3.
  @_alwaysEmitIntoClient @_transparent public static var stmtUsed: ConnectionStatus { Self(rawValue: 3) }
  /// `SQLITE_DBSTATUS_LOOKASIDE_HIT`, 4.
  @_alwaysEmitIntoClient @_transparent public static var lookasideHit: ConnectionStatus { Self(rawValue: 4) }
  /// `SQLITE_DBSTATUS_LOOKASIDE_MISS_SIZE`, 5.
  @_alwaysEmitIntoClient @_transparent public static var lookasideMissSize: ConnectionStatus { Self(rawValue: 5) }
  /// `SQLITE_DBSTATUS_LOOKASIDE_MISS_FULL`, 6.
  @_alwaysEmitIntoClient @_transparent public static var lookasideMissFull: ConnectionStatus { Self(rawValue: 6) }
  /// `SQLITE_DBSTATUS_CACHE_HIT`, 7.
  @_alwaysEmitIntoClient @_transparent public static var cacheHit: ConnectionStatus { Self(rawValue: 7) }
  /// `SQLITE_DBSTATUS_CACHE_MISS`, 8.
  @_alwaysEmitIntoClient @_transparent public static var cacheMiss: ConnectionStatus { Self(rawValue: 8) }
  /// `SQLITE_DBSTATUS_CACHE_WRITE`, 9.
  @_alwaysEmitIntoClient @_transparent public static var cacheWrite: ConnectionStatus { Self(rawValue: 9) }
  /// `SQLITE_DBSTATUS_DEFERRED_FKS`, 10.
  @_alwaysEmitIntoClient @_transparent public static var deferredFks: ConnectionStatus { Self(rawValue: 10) }
  /// `SQLITE_DBSTATUS_CACHE_USED_SHARED`, 11.
  @_alwaysEmitIntoClient @_transparent public static var cacheUsedShared: ConnectionStatus { Self(rawValue: 11) }
  /// `SQLITE_DBSTATUS_CACHE_SPILL`, 12.
  @_alwaysEmitIntoClient @_transparent public static var cacheSpill: ConnectionStatus { Self(rawValue: 12) }
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
  /// `SQLITE_VTAB_CONSTRAINT_SUPPORT`, 1.
  @_alwaysEmitIntoClient @_transparent public static var constraintSupport: VirtualTableOption { Self(rawValue: 1) }
  /// `SQLITE_VTAB_INNOCUOUS`, 2.
  @_alwaysEmitIntoClient @_transparent public static var innocuous: VirtualTableOption { Self(rawValue: 2) }
  /// `SQLITE_VTAB_DIRECTONLY`, 3.
  @_alwaysEmitIntoClient @_transparent public static var directonly: VirtualTableOption { Self(rawValue: 3) }
}

/// A measurement of `sqlite3_stmt_scanstatus`. <https://sqlite.org/c3ref/c_scanstat_est.html>
///
/// A number this package does not know survives as itself.
public struct ScanStatus: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_SCANSTAT_NLOOP`, 0.
  @_alwaysEmitIntoClient @_transparent public static var nloop: ScanStatus { Self(rawValue: 0) }
  /// `SQLITE_SCANSTAT_NVISIT`, 1.
  @_alwaysEmitIntoClient @_transparent public static var nvisit: ScanStatus { Self(rawValue: 1) }
  /// `SQLITE_SCANSTAT_EST`, 2.
  @_alwaysEmitIntoClient @_transparent public static var est: ScanStatus { Self(rawValue: 2) }
  /// `SQLITE_SCANSTAT_NAME`, 3.
  @_alwaysEmitIntoClient @_transparent public static var name: ScanStatus { Self(rawValue: 3) }
  /// `SQLITE_SCANSTAT_EXPLAIN`, 4.
  @_alwaysEmitIntoClient @_transparent public static var explain: ScanStatus { Self(rawValue: 4) }
  /// `SQLITE_SCANSTAT_SELECTID`, 5.
  @_alwaysEmitIntoClient @_transparent public static var selectid: ScanStatus { Self(rawValue: 5) }
}

/// How a database becomes an image. <https://sqlite.org/c3ref/c_serialize_nocopy.html>
///
/// A number this package does not know survives as itself.
public struct SerializeFlags: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: UInt32
  /// Any number, known or not.
  @_transparent public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// `SQLITE_SERIALIZE_NOCOPY`, 1.
  @_alwaysEmitIntoClient @_transparent public static var nocopy: SerializeFlags { Self(rawValue: 1) }
}

/// How an image becomes a database. <https://sqlite.org/c3ref/c_deserialize_freeonclose.html>
///
/// A number this package does not know survives as itself.
public struct DeserializeFlags: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: UInt32
  /// Any number, known or not.
  @_transparent public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// `SQLITE_DESERIALIZE_FREEONCLOSE`, 1.
  @_alwaysEmitIntoClient @_transparent public static var freeonclose: DeserializeFlags { Self(rawValue: 1) }
  /// `SQLITE_DESERIALIZE_RESIZEABLE`, 2.
  @_alwaysEmitIntoClient @_transparent public static var resizeable: DeserializeFlags { Self(rawValue: 2) }
  /// `SQLITE_DESERIALIZE_READONLY`, 4.
  @_alwaysEmitIntoClient @_transparent public static var readonly: DeserializeFlags { Self(rawValue: 4) }
}

/// How a changeset is read. <https://sqlite.org/session/c_changesetstart_invert.html>
///
/// A number this package does not know survives as itself.
public struct ChangesetStartFlags: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_CHANGESETSTART_INVERT`, 2.
  @_alwaysEmitIntoClient @_transparent public static var invert: ChangesetStartFlags { Self(rawValue: 2) }
}

/// How a changeset is applied. <https://sqlite.org/session/c_changesetapply_invert.html>
///
/// A number this package does not know survives as itself.
public struct ChangesetApplyFlags: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_CHANGESETAPPLY_NOSAVEPOINT`, 1.
  @_alwaysEmitIntoClient @_transparent public static var nosavepoint: ChangesetApplyFlags { Self(rawValue: 1) }
  /// `SQLITE_CHANGESETAPPLY_INVERT`, 2.
  @_alwaysEmitIntoClient @_transparent public static var invert: ChangesetApplyFlags { Self(rawValue: 2) }
}

/// An option of one session. <https://sqlite.org/session/sqlite3session_object_config.html>
///
/// A number this package does not know survives as itself.
public struct SessionOption: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_SESSION_OBJCONFIG_SIZE`, 1.
  @_alwaysEmitIntoClient @_transparent public static var size: SessionOption { Self(rawValue: 1) }
}

/// An option of the session extension. <https://sqlite.org/session/sqlite3session_config.html>
///
/// A number this package does not know survives as itself.
public struct SessionLibraryOption: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_SESSION_CONFIG_STRMSIZE`, 1.
  @_alwaysEmitIntoClient @_transparent public static var strmsize: SessionLibraryOption { Self(rawValue: 1) }
}

/// Why an FTS5 tokenizer is called. <https://sqlite.org/fts5.html#custom_tokenizers>
///
/// A number this package does not know survives as itself.
public struct Fts5TokenizeReason: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `FTS5_TOKENIZE_QUERY`, 1.
  @_alwaysEmitIntoClient @_transparent public static var query: Fts5TokenizeReason { Self(rawValue: 1) }
  /// `FTS5_TOKENIZE_PREFIX`, 2.
  @_alwaysEmitIntoClient @_transparent public static var prefix: Fts5TokenizeReason { Self(rawValue: 2) }
  /// `FTS5_TOKENIZE_DOCUMENT`, 4.
  @_alwaysEmitIntoClient @_transparent public static var document: Fts5TokenizeReason { Self(rawValue: 4) }
  /// `FTS5_TOKENIZE_AUX`, 8.
  @_alwaysEmitIntoClient @_transparent public static var aux: Fts5TokenizeReason { Self(rawValue: 8) }
}

/// Properties of a token, as an FTS5 tokenizer reports them. <https://sqlite.org/fts5.html#custom_tokenizers>
///
/// A number this package does not know survives as itself.
public struct Fts5TokenFlags: OptionSet, Hashable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `FTS5_TOKEN_COLOCATED`, 1.
  @_alwaysEmitIntoClient @_transparent public static var colocated: Fts5TokenFlags { Self(rawValue: 1) }
}

/// Why a change conflicts. <https://sqlite.org/session/c_changeset_conflict.html>
///
/// A number this package does not know survives as itself.
public struct ChangesetConflict: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_CHANGESET_DATA`, 1.
  @_alwaysEmitIntoClient @_transparent public static var data: ChangesetConflict { Self(rawValue: 1) }
  /// `SQLITE_CHANGESET_NOTFOUND`, 2.
  @_alwaysEmitIntoClient @_transparent public static var notfound: ChangesetConflict { Self(rawValue: 2) }
  /// `SQLITE_CHANGESET_CONFLICT`, 3.
  @_alwaysEmitIntoClient @_transparent public static var conflict: ChangesetConflict { Self(rawValue: 3) }
  /// `SQLITE_CHANGESET_CONSTRAINT`, 4.
  @_alwaysEmitIntoClient @_transparent public static var constraint: ChangesetConflict { Self(rawValue: 4) }
  /// `SQLITE_CHANGESET_FOREIGN_KEY`, 5.
  @_alwaysEmitIntoClient @_transparent public static var foreignKey: ChangesetConflict { Self(rawValue: 5) }
}

/// The resolution of a conflict. <https://sqlite.org/session/c_changeset_abort.html>
///
/// A number this package does not know survives as itself.
public struct ChangesetResolution: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_CHANGESET_OMIT`, 0.
  @_alwaysEmitIntoClient @_transparent public static var omit: ChangesetResolution { Self(rawValue: 0) }
  /// `SQLITE_CHANGESET_REPLACE`, 1.
  @_alwaysEmitIntoClient @_transparent public static var replace: ChangesetResolution { Self(rawValue: 1) }
  /// `SQLITE_CHANGESET_ABORT`, 2.
  @_alwaysEmitIntoClient @_transparent public static var abort: ChangesetResolution { Self(rawValue: 2) }
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

/// An answer of `sqlite3_vtab_on_conflict`. <https://sqlite.org/c3ref/c_fail.html>
///
/// A number this package does not know survives as itself.
public struct ConflictResolutionMode: RawRepresentable, Hashable, Codable, Sendable {
  /// The number C uses.
  public let rawValue: Int32
  /// Any number, known or not.
  @_transparent public init(rawValue: Int32) { self.rawValue = rawValue }
  /// `SQLITE_ROLLBACK`, 1.
  @_alwaysEmitIntoClient @_transparent public static var rollback: ConflictResolutionMode { Self(rawValue: 1) }
  /// `SQLITE_FAIL`, 3.
  @_alwaysEmitIntoClient @_transparent public static var fail: ConflictResolutionMode { Self(rawValue: 3) }
  /// `SQLITE_REPLACE`, 5.
  @_alwaysEmitIntoClient @_transparent public static var replace: ConflictResolutionMode { Self(rawValue: 5) }
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
