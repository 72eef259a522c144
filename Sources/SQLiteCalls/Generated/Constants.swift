// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import SQLiteCallsCore

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

extension FileControl {
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

extension LibraryOption {
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

extension VirtualTableOption {
  /// `SQLITE_VTAB_CONSTRAINT_SUPPORT`, 1.
  @_alwaysEmitIntoClient @_transparent public static var constraintSupport: VirtualTableOption { Self(rawValue: 1) }
  /// `SQLITE_VTAB_INNOCUOUS`, 2.
  @_alwaysEmitIntoClient @_transparent public static var innocuous: VirtualTableOption { Self(rawValue: 2) }
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
