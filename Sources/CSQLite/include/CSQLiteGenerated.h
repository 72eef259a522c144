// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

#ifndef CSQLITE_GENERATED_H
#define CSQLITE_GENERATED_H

// Functions that a library may lack: linked weakly, with a question whether they are there.
#define SQM_OPTIONAL(f) extern __typeof__(f) f __attribute__((weak)); static inline int sqm_has_##f(void) { return &f != 0; }
SQM_OPTIONAL(sqlite3_column_database_name)
SQM_OPTIONAL(sqlite3_column_database_name16)
SQM_OPTIONAL(sqlite3_column_table_name)
SQM_OPTIONAL(sqlite3_column_table_name16)
SQM_OPTIONAL(sqlite3_column_origin_name)
SQM_OPTIONAL(sqlite3_column_origin_name16)
SQM_OPTIONAL(sqlite3_load_extension)
SQM_OPTIONAL(sqlite3_enable_load_extension)
SQM_OPTIONAL(sqlite3_unlock_notify)
SQM_OPTIONAL(sqlite3_preupdate_hook)
SQM_OPTIONAL(sqlite3_preupdate_old)
SQM_OPTIONAL(sqlite3_preupdate_count)
SQM_OPTIONAL(sqlite3_preupdate_depth)
SQM_OPTIONAL(sqlite3_preupdate_new)
SQM_OPTIONAL(sqlite3_preupdate_blobwrite)
SQM_OPTIONAL(sqlite3_serialize)
SQM_OPTIONAL(sqlite3_deserialize)
SQM_OPTIONAL(sqlite3_rtree_geometry_callback)
SQM_OPTIONAL(sqlite3_rtree_query_callback)
SQM_OPTIONAL(sqlite3session_create)
SQM_OPTIONAL(sqlite3session_delete)
SQM_OPTIONAL(sqlite3session_object_config)
SQM_OPTIONAL(sqlite3session_enable)
SQM_OPTIONAL(sqlite3session_indirect)
SQM_OPTIONAL(sqlite3session_attach)
SQM_OPTIONAL(sqlite3session_table_filter)
SQM_OPTIONAL(sqlite3session_changeset)
SQM_OPTIONAL(sqlite3session_changeset_size)
SQM_OPTIONAL(sqlite3session_diff)
SQM_OPTIONAL(sqlite3session_patchset)
SQM_OPTIONAL(sqlite3session_isempty)
SQM_OPTIONAL(sqlite3session_memory_used)
SQM_OPTIONAL(sqlite3changeset_start)
SQM_OPTIONAL(sqlite3changeset_start_v2)
SQM_OPTIONAL(sqlite3changeset_next)
SQM_OPTIONAL(sqlite3changeset_op)
SQM_OPTIONAL(sqlite3changeset_pk)
SQM_OPTIONAL(sqlite3changeset_old)
SQM_OPTIONAL(sqlite3changeset_new)
SQM_OPTIONAL(sqlite3changeset_conflict)
SQM_OPTIONAL(sqlite3changeset_fk_conflicts)
SQM_OPTIONAL(sqlite3changeset_finalize)
SQM_OPTIONAL(sqlite3changeset_invert)
SQM_OPTIONAL(sqlite3changeset_concat)
SQM_OPTIONAL(sqlite3changegroup_new)
SQM_OPTIONAL(sqlite3changegroup_add)
SQM_OPTIONAL(sqlite3changegroup_output)
SQM_OPTIONAL(sqlite3changegroup_delete)
SQM_OPTIONAL(sqlite3changeset_apply)
SQM_OPTIONAL(sqlite3changeset_apply_v2)
SQM_OPTIONAL(sqlite3rebaser_create)
SQM_OPTIONAL(sqlite3rebaser_configure)
SQM_OPTIONAL(sqlite3rebaser_rebase)
SQM_OPTIONAL(sqlite3rebaser_delete)
SQM_OPTIONAL(sqlite3changeset_apply_strm)
SQM_OPTIONAL(sqlite3changeset_apply_v2_strm)
SQM_OPTIONAL(sqlite3changeset_concat_strm)
SQM_OPTIONAL(sqlite3changeset_invert_strm)
SQM_OPTIONAL(sqlite3changeset_start_strm)
SQM_OPTIONAL(sqlite3changeset_start_v2_strm)
SQM_OPTIONAL(sqlite3session_changeset_strm)
SQM_OPTIONAL(sqlite3session_patchset_strm)
SQM_OPTIONAL(sqlite3changegroup_add_strm)
SQM_OPTIONAL(sqlite3changegroup_output_strm)
SQM_OPTIONAL(sqlite3rebaser_rebase_strm)
SQM_OPTIONAL(sqlite3session_config)

// Extended result codes: macros that Swift does not import.
static const int sqm_SQLITE_OK_LOAD_PERMANENTLY = SQLITE_OK_LOAD_PERMANENTLY;
static const int sqm_SQLITE_OK_SYMLINK = SQLITE_OK_SYMLINK;
static const int sqm_SQLITE_ERROR_MISSING_COLLSEQ = SQLITE_ERROR_MISSING_COLLSEQ;
static const int sqm_SQLITE_ERROR_RETRY = SQLITE_ERROR_RETRY;
static const int sqm_SQLITE_ERROR_SNAPSHOT = SQLITE_ERROR_SNAPSHOT;
static const int sqm_SQLITE_ABORT_ROLLBACK = SQLITE_ABORT_ROLLBACK;
static const int sqm_SQLITE_BUSY_RECOVERY = SQLITE_BUSY_RECOVERY;
static const int sqm_SQLITE_BUSY_SNAPSHOT = SQLITE_BUSY_SNAPSHOT;
static const int sqm_SQLITE_BUSY_TIMEOUT = SQLITE_BUSY_TIMEOUT;
static const int sqm_SQLITE_LOCKED_SHAREDCACHE = SQLITE_LOCKED_SHAREDCACHE;
static const int sqm_SQLITE_LOCKED_VTAB = SQLITE_LOCKED_VTAB;
static const int sqm_SQLITE_READONLY_RECOVERY = SQLITE_READONLY_RECOVERY;
static const int sqm_SQLITE_READONLY_CANTLOCK = SQLITE_READONLY_CANTLOCK;
static const int sqm_SQLITE_READONLY_ROLLBACK = SQLITE_READONLY_ROLLBACK;
static const int sqm_SQLITE_READONLY_DBMOVED = SQLITE_READONLY_DBMOVED;
static const int sqm_SQLITE_READONLY_CANTINIT = SQLITE_READONLY_CANTINIT;
static const int sqm_SQLITE_READONLY_DIRECTORY = SQLITE_READONLY_DIRECTORY;
static const int sqm_SQLITE_IOERR_READ = SQLITE_IOERR_READ;
static const int sqm_SQLITE_IOERR_SHORT_READ = SQLITE_IOERR_SHORT_READ;
static const int sqm_SQLITE_IOERR_WRITE = SQLITE_IOERR_WRITE;
static const int sqm_SQLITE_IOERR_FSYNC = SQLITE_IOERR_FSYNC;
static const int sqm_SQLITE_IOERR_DIR_FSYNC = SQLITE_IOERR_DIR_FSYNC;
static const int sqm_SQLITE_IOERR_TRUNCATE = SQLITE_IOERR_TRUNCATE;
static const int sqm_SQLITE_IOERR_FSTAT = SQLITE_IOERR_FSTAT;
static const int sqm_SQLITE_IOERR_UNLOCK = SQLITE_IOERR_UNLOCK;
static const int sqm_SQLITE_IOERR_RDLOCK = SQLITE_IOERR_RDLOCK;
static const int sqm_SQLITE_IOERR_DELETE = SQLITE_IOERR_DELETE;
static const int sqm_SQLITE_IOERR_BLOCKED = SQLITE_IOERR_BLOCKED;
static const int sqm_SQLITE_IOERR_NOMEM = SQLITE_IOERR_NOMEM;
static const int sqm_SQLITE_IOERR_ACCESS = SQLITE_IOERR_ACCESS;
static const int sqm_SQLITE_IOERR_CHECKRESERVEDLOCK = SQLITE_IOERR_CHECKRESERVEDLOCK;
static const int sqm_SQLITE_IOERR_LOCK = SQLITE_IOERR_LOCK;
static const int sqm_SQLITE_IOERR_CLOSE = SQLITE_IOERR_CLOSE;
static const int sqm_SQLITE_IOERR_DIR_CLOSE = SQLITE_IOERR_DIR_CLOSE;
static const int sqm_SQLITE_IOERR_SHMOPEN = SQLITE_IOERR_SHMOPEN;
static const int sqm_SQLITE_IOERR_SHMSIZE = SQLITE_IOERR_SHMSIZE;
static const int sqm_SQLITE_IOERR_SHMLOCK = SQLITE_IOERR_SHMLOCK;
static const int sqm_SQLITE_IOERR_SHMMAP = SQLITE_IOERR_SHMMAP;
static const int sqm_SQLITE_IOERR_SEEK = SQLITE_IOERR_SEEK;
static const int sqm_SQLITE_IOERR_DELETE_NOENT = SQLITE_IOERR_DELETE_NOENT;
static const int sqm_SQLITE_IOERR_MMAP = SQLITE_IOERR_MMAP;
static const int sqm_SQLITE_IOERR_GETTEMPPATH = SQLITE_IOERR_GETTEMPPATH;
static const int sqm_SQLITE_IOERR_CONVPATH = SQLITE_IOERR_CONVPATH;
static const int sqm_SQLITE_IOERR_VNODE = SQLITE_IOERR_VNODE;
static const int sqm_SQLITE_IOERR_AUTH = SQLITE_IOERR_AUTH;
static const int sqm_SQLITE_IOERR_BEGIN_ATOMIC = SQLITE_IOERR_BEGIN_ATOMIC;
static const int sqm_SQLITE_IOERR_COMMIT_ATOMIC = SQLITE_IOERR_COMMIT_ATOMIC;
static const int sqm_SQLITE_IOERR_ROLLBACK_ATOMIC = SQLITE_IOERR_ROLLBACK_ATOMIC;
static const int sqm_SQLITE_IOERR_DATA = SQLITE_IOERR_DATA;
static const int sqm_SQLITE_IOERR_CORRUPTFS = SQLITE_IOERR_CORRUPTFS;
static const int sqm_SQLITE_CORRUPT_VTAB = SQLITE_CORRUPT_VTAB;
static const int sqm_SQLITE_CORRUPT_SEQUENCE = SQLITE_CORRUPT_SEQUENCE;
static const int sqm_SQLITE_CORRUPT_INDEX = SQLITE_CORRUPT_INDEX;
static const int sqm_SQLITE_CANTOPEN_NOTEMPDIR = SQLITE_CANTOPEN_NOTEMPDIR;
static const int sqm_SQLITE_CANTOPEN_ISDIR = SQLITE_CANTOPEN_ISDIR;
static const int sqm_SQLITE_CANTOPEN_FULLPATH = SQLITE_CANTOPEN_FULLPATH;
static const int sqm_SQLITE_CANTOPEN_CONVPATH = SQLITE_CANTOPEN_CONVPATH;
static const int sqm_SQLITE_CANTOPEN_DIRTYWAL = SQLITE_CANTOPEN_DIRTYWAL;
static const int sqm_SQLITE_CANTOPEN_SYMLINK = SQLITE_CANTOPEN_SYMLINK;
static const int sqm_SQLITE_CONSTRAINT_CHECK = SQLITE_CONSTRAINT_CHECK;
static const int sqm_SQLITE_CONSTRAINT_COMMITHOOK = SQLITE_CONSTRAINT_COMMITHOOK;
static const int sqm_SQLITE_CONSTRAINT_FOREIGNKEY = SQLITE_CONSTRAINT_FOREIGNKEY;
static const int sqm_SQLITE_CONSTRAINT_FUNCTION = SQLITE_CONSTRAINT_FUNCTION;
static const int sqm_SQLITE_CONSTRAINT_NOTNULL = SQLITE_CONSTRAINT_NOTNULL;
static const int sqm_SQLITE_CONSTRAINT_PRIMARYKEY = SQLITE_CONSTRAINT_PRIMARYKEY;
static const int sqm_SQLITE_CONSTRAINT_TRIGGER = SQLITE_CONSTRAINT_TRIGGER;
static const int sqm_SQLITE_CONSTRAINT_UNIQUE = SQLITE_CONSTRAINT_UNIQUE;
static const int sqm_SQLITE_CONSTRAINT_VTAB = SQLITE_CONSTRAINT_VTAB;
static const int sqm_SQLITE_CONSTRAINT_ROWID = SQLITE_CONSTRAINT_ROWID;
static const int sqm_SQLITE_CONSTRAINT_PINNED = SQLITE_CONSTRAINT_PINNED;
static const int sqm_SQLITE_CONSTRAINT_DATATYPE = SQLITE_CONSTRAINT_DATATYPE;
static const int sqm_SQLITE_AUTH_USER = SQLITE_AUTH_USER;
static const int sqm_SQLITE_NOTICE_RECOVER_WAL = SQLITE_NOTICE_RECOVER_WAL;
static const int sqm_SQLITE_NOTICE_RECOVER_ROLLBACK = SQLITE_NOTICE_RECOVER_ROLLBACK;
static const int sqm_SQLITE_WARNING_AUTOINDEX = SQLITE_WARNING_AUTOINDEX;

#endif
