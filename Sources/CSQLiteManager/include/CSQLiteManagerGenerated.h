// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

#ifndef CSQLITE_GENERATED_H
#define CSQLITE_GENERATED_H

// The functions that a library may lack, as pointers that are 0 where it does. Their types are here, for the header may lack them, too.
typedef struct {
  const char *(*sqlite3_column_database_name)(sqlite3_stmt*,int);
  const void *(*sqlite3_column_database_name16)(sqlite3_stmt*,int);
  const char *(*sqlite3_column_table_name)(sqlite3_stmt*,int);
  const void *(*sqlite3_column_table_name16)(sqlite3_stmt*,int);
  const char *(*sqlite3_column_origin_name)(sqlite3_stmt*,int);
  const void *(*sqlite3_column_origin_name16)(sqlite3_stmt*,int);
  int (*sqlite3_load_extension)( sqlite3 *db, const char *zFile, const char *zProc, char **pzErrMsg );
  int (*sqlite3_enable_load_extension)(sqlite3 *db, int onoff);
  int (*sqlite3_unlock_notify)( sqlite3 *pBlocked, void (*xNotify)(void **apArg, int nArg), void *pNotifyArg );
  void *(*sqlite3_preupdate_hook)( sqlite3 *db, void(*xPreUpdate)( void *pCtx, sqlite3 *db, int op, char const *zDb, char const *zName, sqlite3_int64 iKey1, sqlite3_int64 iKey2 ), void* );
  int (*sqlite3_preupdate_old)(sqlite3 *, int, sqlite3_value **);
  int (*sqlite3_preupdate_count)(sqlite3 *);
  int (*sqlite3_preupdate_depth)(sqlite3 *);
  int (*sqlite3_preupdate_new)(sqlite3 *, int, sqlite3_value **);
  int (*sqlite3_preupdate_blobwrite)(sqlite3 *);
  unsigned char *(*sqlite3_serialize)( sqlite3 *db, const char *zSchema, sqlite3_int64 *piSize, unsigned int mFlags );
  int (*sqlite3_deserialize)( sqlite3 *db, const char *zSchema, unsigned char *pData, sqlite3_int64 szDb, sqlite3_int64 szBuf, unsigned mFlags );
  int (*sqlite3_rtree_geometry_callback)( sqlite3 *db, const char *zGeom, int (*xGeom)(sqlite3_rtree_geometry*, int, sqlite3_rtree_dbl*,int*), void *pContext );
  int (*sqlite3_rtree_query_callback)( sqlite3 *db, const char *zQueryFunc, int (*xQueryFunc)(sqlite3_rtree_query_info*), void *pContext, void (*xDestructor)(void*) );
  int (*sqlite3session_create)( sqlite3 *db, const char *zDb, sqlite3_session **ppSession );
  void (*sqlite3session_delete)(sqlite3_session *pSession);
  int (*sqlite3session_object_config)(sqlite3_session*, int op, void *pArg);
  int (*sqlite3session_enable)(sqlite3_session *pSession, int bEnable);
  int (*sqlite3session_indirect)(sqlite3_session *pSession, int bIndirect);
  int (*sqlite3session_attach)( sqlite3_session *pSession, const char *zTab );
  void (*sqlite3session_table_filter)( sqlite3_session *pSession, int(*xFilter)( void *pCtx, const char *zTab ), void *pCtx );
  int (*sqlite3session_changeset)( sqlite3_session *pSession, int *pnChangeset, void **ppChangeset );
  sqlite3_int64 (*sqlite3session_changeset_size)(sqlite3_session *pSession);
  int (*sqlite3session_diff)( sqlite3_session *pSession, const char *zFromDb, const char *zTbl, char **pzErrMsg );
  int (*sqlite3session_patchset)( sqlite3_session *pSession, int *pnPatchset, void **ppPatchset );
  int (*sqlite3session_isempty)(sqlite3_session *pSession);
  sqlite3_int64 (*sqlite3session_memory_used)(sqlite3_session *pSession);
  int (*sqlite3changeset_start)( sqlite3_changeset_iter **pp, int nChangeset, void *pChangeset );
  int (*sqlite3changeset_start_v2)( sqlite3_changeset_iter **pp, int nChangeset, void *pChangeset, int flags );
  int (*sqlite3changeset_next)(sqlite3_changeset_iter *pIter);
  int (*sqlite3changeset_op)( sqlite3_changeset_iter *pIter, const char **pzTab, int *pnCol, int *pOp, int *pbIndirect );
  int (*sqlite3changeset_pk)( sqlite3_changeset_iter *pIter, unsigned char **pabPK, int *pnCol );
  int (*sqlite3changeset_old)( sqlite3_changeset_iter *pIter, int iVal, sqlite3_value **ppValue );
  int (*sqlite3changeset_new)( sqlite3_changeset_iter *pIter, int iVal, sqlite3_value **ppValue );
  int (*sqlite3changeset_conflict)( sqlite3_changeset_iter *pIter, int iVal, sqlite3_value **ppValue );
  int (*sqlite3changeset_fk_conflicts)( sqlite3_changeset_iter *pIter, int *pnOut );
  int (*sqlite3changeset_finalize)(sqlite3_changeset_iter *pIter);
  int (*sqlite3changeset_invert)( int nIn, const void *pIn, int *pnOut, void **ppOut );
  int (*sqlite3changeset_concat)( int nA, void *pA, int nB, void *pB, int *pnOut, void **ppOut );
  int (*sqlite3changegroup_new)(sqlite3_changegroup **pp);
  int (*sqlite3changegroup_add)(sqlite3_changegroup*, int nData, void *pData);
  int (*sqlite3changegroup_output)( sqlite3_changegroup*, int *pnData, void **ppData );
  void (*sqlite3changegroup_delete)(sqlite3_changegroup*);
  int (*sqlite3changeset_apply)( sqlite3 *db, int nChangeset, void *pChangeset, int(*xFilter)( void *pCtx, const char *zTab ), int(*xConflict)( void *pCtx, int eConflict, sqlite3_changeset_iter *p ), void *pCtx );
  int (*sqlite3changeset_apply_v2)( sqlite3 *db, int nChangeset, void *pChangeset, int(*xFilter)( void *pCtx, const char *zTab ), int(*xConflict)( void *pCtx, int eConflict, sqlite3_changeset_iter *p ), void *pCtx, void **ppRebase, int *pnRebase, int flags );
  int (*sqlite3rebaser_create)(sqlite3_rebaser **ppNew);
  int (*sqlite3rebaser_configure)( sqlite3_rebaser*, int nRebase, const void *pRebase );
  int (*sqlite3rebaser_rebase)( sqlite3_rebaser*, int nIn, const void *pIn, int *pnOut, void **ppOut );
  void (*sqlite3rebaser_delete)(sqlite3_rebaser *p);
  int (*sqlite3changeset_apply_strm)( sqlite3 *db, int (*xInput)(void *pIn, void *pData, int *pnData), void *pIn, int(*xFilter)( void *pCtx, const char *zTab ), int(*xConflict)( void *pCtx, int eConflict, sqlite3_changeset_iter *p ), void *pCtx );
  int (*sqlite3changeset_apply_v2_strm)( sqlite3 *db, int (*xInput)(void *pIn, void *pData, int *pnData), void *pIn, int(*xFilter)( void *pCtx, const char *zTab ), int(*xConflict)( void *pCtx, int eConflict, sqlite3_changeset_iter *p ), void *pCtx, void **ppRebase, int *pnRebase, int flags );
  int (*sqlite3changeset_concat_strm)( int (*xInputA)(void *pIn, void *pData, int *pnData), void *pInA, int (*xInputB)(void *pIn, void *pData, int *pnData), void *pInB, int (*xOutput)(void *pOut, const void *pData, int nData), void *pOut );
  int (*sqlite3changeset_invert_strm)( int (*xInput)(void *pIn, void *pData, int *pnData), void *pIn, int (*xOutput)(void *pOut, const void *pData, int nData), void *pOut );
  int (*sqlite3changeset_start_strm)( sqlite3_changeset_iter **pp, int (*xInput)(void *pIn, void *pData, int *pnData), void *pIn );
  int (*sqlite3changeset_start_v2_strm)( sqlite3_changeset_iter **pp, int (*xInput)(void *pIn, void *pData, int *pnData), void *pIn, int flags );
  int (*sqlite3session_changeset_strm)( sqlite3_session *pSession, int (*xOutput)(void *pOut, const void *pData, int nData), void *pOut );
  int (*sqlite3session_patchset_strm)( sqlite3_session *pSession, int (*xOutput)(void *pOut, const void *pData, int nData), void *pOut );
  int (*sqlite3changegroup_add_strm)(sqlite3_changegroup*, int (*xInput)(void *pIn, void *pData, int *pnData), void *pIn );
  int (*sqlite3changegroup_output_strm)(sqlite3_changegroup*, int (*xOutput)(void *pOut, const void *pData, int nData), void *pOut );
  int (*sqlite3rebaser_rebase_strm)( sqlite3_rebaser *pRebaser, int (*xInput)(void *pIn, void *pData, int *pnData), void *pIn, int (*xOutput)(void *pOut, const void *pData, int nData), void *pOut );
  int (*sqlite3session_config)(int op, void *pArg);
} sqm_optional;

// One macro for each of them.
#define SQM_EACH_OPTIONAL(M) \
  M(sqlite3_column_database_name) \
  M(sqlite3_column_database_name16) \
  M(sqlite3_column_table_name) \
  M(sqlite3_column_table_name16) \
  M(sqlite3_column_origin_name) \
  M(sqlite3_column_origin_name16) \
  M(sqlite3_load_extension) \
  M(sqlite3_enable_load_extension) \
  M(sqlite3_unlock_notify) \
  M(sqlite3_preupdate_hook) \
  M(sqlite3_preupdate_old) \
  M(sqlite3_preupdate_count) \
  M(sqlite3_preupdate_depth) \
  M(sqlite3_preupdate_new) \
  M(sqlite3_preupdate_blobwrite) \
  M(sqlite3_serialize) \
  M(sqlite3_deserialize) \
  M(sqlite3_rtree_geometry_callback) \
  M(sqlite3_rtree_query_callback) \
  M(sqlite3session_create) \
  M(sqlite3session_delete) \
  M(sqlite3session_object_config) \
  M(sqlite3session_enable) \
  M(sqlite3session_indirect) \
  M(sqlite3session_attach) \
  M(sqlite3session_table_filter) \
  M(sqlite3session_changeset) \
  M(sqlite3session_changeset_size) \
  M(sqlite3session_diff) \
  M(sqlite3session_patchset) \
  M(sqlite3session_isempty) \
  M(sqlite3session_memory_used) \
  M(sqlite3changeset_start) \
  M(sqlite3changeset_start_v2) \
  M(sqlite3changeset_next) \
  M(sqlite3changeset_op) \
  M(sqlite3changeset_pk) \
  M(sqlite3changeset_old) \
  M(sqlite3changeset_new) \
  M(sqlite3changeset_conflict) \
  M(sqlite3changeset_fk_conflicts) \
  M(sqlite3changeset_finalize) \
  M(sqlite3changeset_invert) \
  M(sqlite3changeset_concat) \
  M(sqlite3changegroup_new) \
  M(sqlite3changegroup_add) \
  M(sqlite3changegroup_output) \
  M(sqlite3changegroup_delete) \
  M(sqlite3changeset_apply) \
  M(sqlite3changeset_apply_v2) \
  M(sqlite3rebaser_create) \
  M(sqlite3rebaser_configure) \
  M(sqlite3rebaser_rebase) \
  M(sqlite3rebaser_delete) \
  M(sqlite3changeset_apply_strm) \
  M(sqlite3changeset_apply_v2_strm) \
  M(sqlite3changeset_concat_strm) \
  M(sqlite3changeset_invert_strm) \
  M(sqlite3changeset_start_strm) \
  M(sqlite3changeset_start_v2_strm) \
  M(sqlite3session_changeset_strm) \
  M(sqlite3session_patchset_strm) \
  M(sqlite3changegroup_add_strm) \
  M(sqlite3changegroup_output_strm) \
  M(sqlite3rebaser_rebase_strm) \
  M(sqlite3session_config)

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
