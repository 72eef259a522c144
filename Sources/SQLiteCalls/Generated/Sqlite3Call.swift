// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The name of every C function that ``Sqlite3WrapperProtocol`` requires.
public enum Sqlite3Call: String, CaseIterable, Hashable, Codable, Sendable {
  /// The version of the running library as text, such as "3.40.1". <https://sqlite.org/c3ref/libversion.html>
  case sqlite3_libversion
  /// Date, time and hash of the check-in the running library was built from. <https://sqlite.org/c3ref/libversion.html>
  case sqlite3_sourceid
  /// The version of the running library as a number, such as 3040001. <https://sqlite.org/c3ref/libversion.html>
  case sqlite3_libversion_number
  /// Whether the library was built with an option (1) or not (0); the `SQLITE_` in front may be left out. <https://sqlite.org/c3ref/compileoption_used.html>
  case sqlite3_compileoption_used
  /// The N-th option the library was built with; nil after the last. <https://sqlite.org/c3ref/compileoption_used.html>
  case sqlite3_compileoption_get
  /// 0 when the library was built without mutexes, 1 serialized, 2 multi-thread. <https://sqlite.org/c3ref/threadsafe.html>
  case sqlite3_threadsafe
  /// Closes a connection; SQLITE_BUSY, and still open, while statements, blobs or backups live. <https://sqlite.org/c3ref/close.html>
  case sqlite3_close
  /// Closes a connection as soon as its last statement, blob and backup is gone; nil is allowed. <https://sqlite.org/c3ref/close.html>
  case sqlite3_close_v2
  /// Runs every statement of a text and gives each row to the callback as text. <https://sqlite.org/c3ref/exec.html>
  case sqlite3_exec
  /// Sets the library up; called by the functions that need it. <https://sqlite.org/c3ref/initialize.html>
  case sqlite3_initialize
  /// Gives back what `sqlite3_initialize` took; no connection may be open. <https://sqlite.org/c3ref/initialize.html>
  case sqlite3_shutdown
  /// Sets up the operating-system layer; for ports, not for applications. <https://sqlite.org/c3ref/initialize.html>
  case sqlite3_os_init
  /// Undoes `sqlite3_os_init`. <https://sqlite.org/c3ref/initialize.html>
  case sqlite3_os_end
  /// Sets an option of the whole library, before `sqlite3_initialize`. <https://sqlite.org/c3ref/config.html>
  case sqlite3_config
  /// Sets or reads an option of one connection. <https://sqlite.org/c3ref/db_config.html>
  case sqlite3_db_config
  /// Turns extended result codes on (1) or off (0). <https://sqlite.org/c3ref/extended_result_codes.html>
  case sqlite3_extended_result_codes
  /// The rowid of the last row inserted on this connection into a rowid table; 0 if none. <https://sqlite.org/c3ref/last_insert_rowid.html>
  case sqlite3_last_insert_rowid
  /// Makes `sqlite3_last_insert_rowid` answer this number. <https://sqlite.org/c3ref/set_last_insert_rowid.html>
  case sqlite3_set_last_insert_rowid
  /// Rows changed by the last INSERT, UPDATE or DELETE, cut to 32 bits. <https://sqlite.org/c3ref/changes.html>
  case sqlite3_changes
  /// Rows changed by the last INSERT, UPDATE or DELETE. <https://sqlite.org/c3ref/changes.html>
  case sqlite3_changes64
  /// Rows changed since the connection was opened, cut to 32 bits. <https://sqlite.org/c3ref/total_changes.html>
  case sqlite3_total_changes
  /// Rows changed since the connection was opened. <https://sqlite.org/c3ref/total_changes.html>
  case sqlite3_total_changes64
  /// Makes the running statements of a connection stop with SQLITE_INTERRUPT; may come from another thread. <https://sqlite.org/c3ref/interrupt.html>
  case sqlite3_interrupt
  /// 1 when a text ends in a finished statement, 0 when more is to come. <https://sqlite.org/c3ref/complete.html>
  case sqlite3_complete
  /// `sqlite3_complete` for UTF-16 in host byte order. <https://sqlite.org/c3ref/complete.html>
  case sqlite3_complete16
  /// Sets the callback asked, with the number of tries so far, when a table is locked; nil removes it. <https://sqlite.org/c3ref/busy_handler.html>
  case sqlite3_busy_handler
  /// Waits up to so many milliseconds for a lock; zero or less turns waiting off. <https://sqlite.org/c3ref/busy_timeout.html>
  case sqlite3_busy_timeout
  /// Runs a text and collects all rows as an array of C strings, the column names first. <https://sqlite.org/c3ref/get_table.html>
  case sqlite3_get_table
  /// Frees the array that `sqlite3_get_table` made. <https://sqlite.org/c3ref/get_table.html>
  case sqlite3_free_table
  /// Formats one C string into memory from `sqlite3_malloc`; the format must consume exactly that one argument. <https://sqlite.org/c3ref/mprintf.html>
  case sqlite3_mprintf
  /// Formats a list of arguments into memory from `sqlite3_malloc`. <https://sqlite.org/c3ref/mprintf.html>
  case sqlite3_vmprintf
  /// Formats one C string into a buffer of so many bytes, NUL included; the format must consume exactly that one argument. <https://sqlite.org/c3ref/mprintf.html>
  case sqlite3_snprintf
  /// Formats a list of arguments into a buffer of so many bytes, NUL included. <https://sqlite.org/c3ref/mprintf.html>
  case sqlite3_vsnprintf
  /// Allocates so many bytes; nil when there are none. <https://sqlite.org/c3ref/malloc.html>
  case sqlite3_malloc
  /// Allocates so many bytes; nil when there are none. <https://sqlite.org/c3ref/malloc.html>
  case sqlite3_malloc64
  /// Changes the size of an allocation; nil leaves the old one alone. <https://sqlite.org/c3ref/malloc.html>
  case sqlite3_realloc
  /// Changes the size of an allocation; nil leaves the old one alone. <https://sqlite.org/c3ref/malloc.html>
  case sqlite3_realloc64
  /// Frees memory that SQLite handed out; nil is allowed. <https://sqlite.org/c3ref/malloc.html>
  case sqlite3_free
  /// The usable size of an allocation, in bytes. <https://sqlite.org/c3ref/malloc.html>
  case sqlite3_msize
  /// Bytes that SQLite holds now. <https://sqlite.org/c3ref/memory_used.html>
  case sqlite3_memory_used
  /// The most bytes SQLite held so far; 1 resets the mark. <https://sqlite.org/c3ref/memory_used.html>
  case sqlite3_memory_highwater
  /// Fills a buffer with random bytes; 0 or nil seeds again. <https://sqlite.org/c3ref/randomness.html>
  case sqlite3_randomness
  /// Sets the callback asked for leave while statements are compiled; nil removes it. Expires all compiled statements. <https://sqlite.org/c3ref/set_authorizer.html>
  case sqlite3_set_authorizer
  /// Old form of `sqlite3_trace_v2`: the callback gets the text of each statement. Returns the former context. <https://sqlite.org/c3ref/trace.html>
  case sqlite3_trace
  /// Old form of `sqlite3_trace_v2`: the callback gets text and nanoseconds of each statement. Returns the former context. <https://sqlite.org/c3ref/trace.html>
  case sqlite3_profile
  /// Sets the callback for the trace events of a mask: statement, profile, row, close. <https://sqlite.org/c3ref/trace_v2.html>
  case sqlite3_trace_v2
  /// Calls back about every N steps of the virtual machine; a callback that answers non-zero interrupts. <https://sqlite.org/c3ref/progress_handler.html>
  case sqlite3_progress_handler
  /// Opens or creates a database file for reading and writing. <https://sqlite.org/c3ref/open.html>
  case sqlite3_open
  /// `sqlite3_open` for a UTF-16 name; a new database is encoded in UTF-16. <https://sqlite.org/c3ref/open.html>
  case sqlite3_open16
  /// Opens a database with flags and a VFS; even a failed open hands out a handle that must be closed. <https://sqlite.org/c3ref/open.html>
  case sqlite3_open_v2
  /// The value of a query parameter of a URI file name; nil when it has none of that name. <https://sqlite.org/c3ref/uri_parameter.html>
  case sqlite3_uri_parameter
  /// A query parameter of a URI file name as 0 or 1, or the default. <https://sqlite.org/c3ref/uri_parameter.html>
  case sqlite3_uri_boolean
  /// A query parameter of a URI file name as an integer, or the default. <https://sqlite.org/c3ref/uri_parameter.html>
  case sqlite3_uri_int64
  /// The name of the N-th query parameter of a URI file name; nil after the last. <https://sqlite.org/c3ref/uri_parameter.html>
  case sqlite3_uri_key
  /// The database's name, from any of the names SQLite gave a VFS. <https://sqlite.org/c3ref/filename_database.html>
  case sqlite3_filename_database
  /// The rollback journal's name, from any of the names SQLite gave a VFS. <https://sqlite.org/c3ref/filename_database.html>
  case sqlite3_filename_journal
  /// The write-ahead log's name, from any of the names SQLite gave a VFS. <https://sqlite.org/c3ref/filename_database.html>
  case sqlite3_filename_wal
  /// The main file's object, from the name of its journal or log. <https://sqlite.org/c3ref/database_file_object.html>
  case sqlite3_database_file_object
  /// Builds a file name with parameters as a VFS expects it; free it with `sqlite3_free_filename`. <https://sqlite.org/c3ref/create_filename.html>
  case sqlite3_create_filename
  /// Frees a name that `sqlite3_create_filename` made. <https://sqlite.org/c3ref/create_filename.html>
  case sqlite3_free_filename
  /// The result code of the last failed call on a connection; undefined when it did not fail. <https://sqlite.org/c3ref/errcode.html>
  case sqlite3_errcode
  /// The extended result code of the last failed call on a connection. <https://sqlite.org/c3ref/errcode.html>
  case sqlite3_extended_errcode
  /// English text of the last failed call, UTF-8, valid until the next call on the connection. <https://sqlite.org/c3ref/errcode.html>
  case sqlite3_errmsg
  /// `sqlite3_errmsg` in UTF-16. <https://sqlite.org/c3ref/errcode.html>
  case sqlite3_errmsg16
  /// English text of a result code; static. <https://sqlite.org/c3ref/errcode.html>
  case sqlite3_errstr
  /// Byte offset in the SQL of the token the last error is about; -1 when unknown. <https://sqlite.org/c3ref/errcode.html>
  case sqlite3_error_offset
  /// Sets one of the connection's limits and returns the former; a negative value only reads. <https://sqlite.org/c3ref/limit.html>
  case sqlite3_limit
  /// Legacy form of `sqlite3_prepare_v2`; steps report SQLITE_ERROR instead of the reason. <https://sqlite.org/c3ref/prepare.html>
  case sqlite3_prepare
  /// Compiles the first statement of a text; nil statement for empty text, the tail points after it. <https://sqlite.org/c3ref/prepare.html>
  case sqlite3_prepare_v2
  /// `sqlite3_prepare_v2` with flags, such as SQLITE_PREPARE_PERSISTENT. <https://sqlite.org/c3ref/prepare.html>
  case sqlite3_prepare_v3
  /// `sqlite3_prepare` for UTF-16. <https://sqlite.org/c3ref/prepare.html>
  case sqlite3_prepare16
  /// `sqlite3_prepare_v2` for UTF-16. <https://sqlite.org/c3ref/prepare.html>
  case sqlite3_prepare16_v2
  /// `sqlite3_prepare_v3` for UTF-16. <https://sqlite.org/c3ref/prepare.html>
  case sqlite3_prepare16_v3
  /// The text a statement was compiled from, valid until it is finalized. <https://sqlite.org/c3ref/sql.html>
  case sqlite3_sql
  /// The text with its bound values written in, in memory to be freed with `sqlite3_free`. <https://sqlite.org/c3ref/sql.html>
  case sqlite3_expanded_sql
  /// 1 when a statement makes no direct change to the database. <https://sqlite.org/c3ref/stmt_readonly.html>
  case sqlite3_stmt_readonly
  /// 1 for EXPLAIN, 2 for EXPLAIN QUERY PLAN, 0 for other statements. <https://sqlite.org/c3ref/stmt_isexplain.html>
  case sqlite3_stmt_isexplain
  /// 1 when a statement was stepped and neither finished nor reset. <https://sqlite.org/c3ref/stmt_busy.html>
  case sqlite3_stmt_busy
  /// Binds so many bytes to a parameter, counted from 1. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_blob
  /// Binds so many bytes to a parameter; 64-bit length. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_blob64
  /// Binds a double to a parameter; NaN becomes NULL. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_double
  /// Binds a 32-bit integer to a parameter. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_int
  /// Binds a 64-bit integer to a parameter. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_int64
  /// Binds NULL to a parameter. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_null
  /// Binds UTF-8 text to a parameter; length in bytes, negative: up to the NUL. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_text
  /// Binds UTF-16 text to a parameter; length in bytes, negative: up to the NUL. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_text16
  /// Binds text of a stated encoding to a parameter; 64-bit length in bytes. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_text64
  /// Binds a copy of an SQL value to a parameter. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_value
  /// Binds a pointer that only functions asking for its type can see; SQL sees NULL. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_pointer
  /// Binds a blob of so many zero bytes. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_zeroblob
  /// Binds a blob of so many zero bytes; 64-bit length. <https://sqlite.org/c3ref/bind_blob.html>
  case sqlite3_bind_zeroblob64
  /// The largest parameter index of a statement. <https://sqlite.org/c3ref/bind_parameter_count.html>
  case sqlite3_bind_parameter_count
  /// A parameter's name with its `:`, `@`, `$` or `?`; nil when it has none. <https://sqlite.org/c3ref/bind_parameter_name.html>
  case sqlite3_bind_parameter_name
  /// The index of the parameter of a name; 0 when there is none. <https://sqlite.org/c3ref/bind_parameter_index.html>
  case sqlite3_bind_parameter_index
  /// Sets every parameter of a statement to NULL. <https://sqlite.org/c3ref/clear_bindings.html>
  case sqlite3_clear_bindings
  /// The number of columns a statement returns; 0 when it returns none. <https://sqlite.org/c3ref/column_count.html>
  case sqlite3_column_count
  /// A column's name, UTF-8, valid until the statement is finalized or compiled again. <https://sqlite.org/c3ref/column_name.html>
  case sqlite3_column_name
  /// A column's name in UTF-16. <https://sqlite.org/c3ref/column_name.html>
  case sqlite3_column_name16
  /// The database a column comes from; nil for an expression. <https://sqlite.org/c3ref/column_database_name.html>
  case sqlite3_column_database_name
  /// The database a column comes from, in UTF-16. <https://sqlite.org/c3ref/column_database_name.html>
  case sqlite3_column_database_name16
  /// The table a column comes from; nil for an expression. <https://sqlite.org/c3ref/column_database_name.html>
  case sqlite3_column_table_name
  /// The table a column comes from, in UTF-16. <https://sqlite.org/c3ref/column_database_name.html>
  case sqlite3_column_table_name16
  /// The table's own name of a column; nil for an expression. <https://sqlite.org/c3ref/column_database_name.html>
  case sqlite3_column_origin_name
  /// The table's own name of a column, in UTF-16. <https://sqlite.org/c3ref/column_database_name.html>
  case sqlite3_column_origin_name16
  /// The type a column was declared with; nil for an expression. <https://sqlite.org/c3ref/column_decltype.html>
  case sqlite3_column_decltype
  /// The type a column was declared with, in UTF-16. <https://sqlite.org/c3ref/column_decltype.html>
  case sqlite3_column_decltype16
  /// Runs a statement up to its next row (SQLITE_ROW) or its end (SQLITE_DONE). <https://sqlite.org/c3ref/step.html>
  case sqlite3_step
  /// The number of columns of the current row; 0 when there is none. <https://sqlite.org/c3ref/data_count.html>
  case sqlite3_data_count
  /// A column of the current row as bytes, valid until step, reset, finalize or a conversion. <https://sqlite.org/c3ref/column_blob.html>
  case sqlite3_column_blob
  /// A column of the current row as a double, converted where needed. <https://sqlite.org/c3ref/column_blob.html>
  case sqlite3_column_double
  /// A column of the current row as the low 32 bits of an integer, converted where needed. <https://sqlite.org/c3ref/column_blob.html>
  case sqlite3_column_int
  /// A column of the current row as an integer, converted where needed. <https://sqlite.org/c3ref/column_blob.html>
  case sqlite3_column_int64
  /// A column of the current row as UTF-8 with a NUL after it, valid until step, reset, finalize or a conversion. <https://sqlite.org/c3ref/column_blob.html>
  case sqlite3_column_text
  /// A column of the current row as UTF-16 with a NUL after it. <https://sqlite.org/c3ref/column_blob.html>
  case sqlite3_column_text16
  /// A column of the current row as an unprotected value; out of range a value that is NULL. <https://sqlite.org/c3ref/column_blob.html>
  case sqlite3_column_value
  /// The length in bytes of a column as blob or UTF-8 text. <https://sqlite.org/c3ref/column_blob.html>
  case sqlite3_column_bytes
  /// The length in bytes of a column as blob or UTF-16 text. <https://sqlite.org/c3ref/column_blob.html>
  case sqlite3_column_bytes16
  /// The storage class of a column of the current row, before any conversion. <https://sqlite.org/c3ref/column_blob.html>
  case sqlite3_column_type
  /// Destroys a statement; repeats the code of its last failed step. nil is allowed. <https://sqlite.org/c3ref/finalize.html>
  case sqlite3_finalize
  /// Takes a statement back to its start, bindings kept; repeats the code of its last failed step. <https://sqlite.org/c3ref/reset.html>
  case sqlite3_reset
  /// Adds, replaces or removes an SQL function. <https://sqlite.org/c3ref/create_function.html>
  case sqlite3_create_function
  /// `sqlite3_create_function` with a UTF-16 name. <https://sqlite.org/c3ref/create_function.html>
  case sqlite3_create_function16
  /// Adds, replaces or removes an SQL function; the destructor gets the context pointer, also when it fails. <https://sqlite.org/c3ref/create_function.html>
  case sqlite3_create_function_v2
  /// Adds, replaces or removes an aggregate that can also run over a window. <https://sqlite.org/c3ref/create_function.html>
  case sqlite3_create_window_function
  /// How often the step of an aggregate was called; deprecated. <https://sqlite.org/c3ref/aggregate_count.html>
  case sqlite3_aggregate_count
  /// Always 0 for statements of the modern interfaces; deprecated. <https://sqlite.org/c3ref/aggregate_count.html>
  case sqlite3_expired
  /// Moves all bindings from one statement to another; deprecated. <https://sqlite.org/c3ref/aggregate_count.html>
  case sqlite3_transfer_bindings
  /// Does nothing; deprecated. <https://sqlite.org/c3ref/aggregate_count.html>
  case sqlite3_global_recover
  /// Does nothing; deprecated. <https://sqlite.org/c3ref/aggregate_count.html>
  case sqlite3_thread_cleanup
  /// Does nothing; deprecated. <https://sqlite.org/c3ref/aggregate_count.html>
  case sqlite3_memory_alarm
  /// An SQL value as bytes. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_blob
  /// An SQL value as a double, converted where needed. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_double
  /// An SQL value as the low 32 bits of an integer, converted where needed. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_int
  /// An SQL value as an integer, converted where needed. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_int64
  /// The pointer bound under a type name; nil when there is none of that name. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_pointer
  /// An SQL value as UTF-8 with a NUL after it. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_text
  /// An SQL value as UTF-16 in host byte order. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_text16
  /// An SQL value as UTF-16, little end first. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_text16le
  /// An SQL value as UTF-16, big end first. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_text16be
  /// The length in bytes of an SQL value as blob or UTF-8 text. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_bytes
  /// The length in bytes of an SQL value as blob or UTF-16 text. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_bytes16
  /// The storage class of an SQL value. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_type
  /// The storage class after text that looks like a number was made one. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_numeric_type
  /// 1 when an UPDATE of a virtual table leaves this column alone. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_nochange
  /// 1 when an argument comes from a bound parameter. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_frombind
  /// The encoding a text value has now. <https://sqlite.org/c3ref/value_blob.html>
  case sqlite3_value_encoding
  /// The subtype a function gave its result; 0 when none. <https://sqlite.org/c3ref/value_subtype.html>
  case sqlite3_value_subtype
  /// A protected copy of an SQL value; free it with `sqlite3_value_free`. <https://sqlite.org/c3ref/value_dup.html>
  case sqlite3_value_dup
  /// Frees a value that `sqlite3_value_dup` made; nil is allowed. <https://sqlite.org/c3ref/value_dup.html>
  case sqlite3_value_free
  /// The memory of one aggregate, zeroed at the first call; 0 bytes only looks. <https://sqlite.org/c3ref/aggregate_context.html>
  case sqlite3_aggregate_context
  /// The context pointer a function was registered with. <https://sqlite.org/c3ref/user_data.html>
  case sqlite3_user_data
  /// The connection a function runs on. <https://sqlite.org/c3ref/context_db_handle.html>
  case sqlite3_context_db_handle
  /// The pointer that `sqlite3_set_auxdata` stored for a constant argument; nil when there is none. <https://sqlite.org/c3ref/get_auxdata.html>
  case sqlite3_get_auxdata
  /// Stores data for a constant argument; the destructor may run at once. <https://sqlite.org/c3ref/get_auxdata.html>
  case sqlite3_set_auxdata
  /// Makes so many bytes the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_blob
  /// Makes so many bytes the result of a function; 64-bit length. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_blob64
  /// Makes a double the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_double
  /// Makes a function fail with a message; length in bytes, negative: up to the NUL. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_error
  /// Makes a function fail with a UTF-16 message. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_error16
  /// Makes a function fail with SQLITE_TOOBIG. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_error_toobig
  /// Makes a function fail with SQLITE_NOMEM. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_error_nomem
  /// Makes a function fail with a code, a message already set kept. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_error_code
  /// Makes a 32-bit integer the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_int
  /// Makes an integer the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_int64
  /// Makes NULL the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_null
  /// Makes UTF-8 text the result of a function; length in bytes, negative: up to the NUL. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_text
  /// Makes text of a stated encoding the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_text64
  /// Makes UTF-16 text the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_text16
  /// Makes UTF-16 text, little end first, the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_text16le
  /// Makes UTF-16 text, big end first, the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_text16be
  /// Makes a copy of an SQL value the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_value
  /// Makes a pointer the result that only functions asking for its type can see. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_pointer
  /// Makes a blob of so many zero bytes the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_zeroblob
  /// Makes a blob of so many zero bytes the result of a function; SQLITE_TOOBIG when too many. <https://sqlite.org/c3ref/result_blob.html>
  case sqlite3_result_zeroblob64
  /// Gives a function's result a subtype; the low 8 bits count. <https://sqlite.org/c3ref/result_subtype.html>
  case sqlite3_result_subtype
  /// Adds, replaces or removes a collating sequence. <https://sqlite.org/c3ref/create_collation.html>
  case sqlite3_create_collation
  /// Adds, replaces or removes a collating sequence; the destructor is not called when it fails. <https://sqlite.org/c3ref/create_collation.html>
  case sqlite3_create_collation_v2
  /// `sqlite3_create_collation` with a UTF-16 name. <https://sqlite.org/c3ref/create_collation.html>
  case sqlite3_create_collation16
  /// Sets the callback that may add a collating sequence when an unknown one is asked for. <https://sqlite.org/c3ref/collation_needed.html>
  case sqlite3_collation_needed
  /// `sqlite3_collation_needed` whose callback gets a UTF-16 name. <https://sqlite.org/c3ref/collation_needed.html>
  case sqlite3_collation_needed16
  /// Sleeps so many milliseconds and answers how many were asked of the system. <https://sqlite.org/c3ref/sleep.html>
  case sqlite3_sleep
  /// 0 inside a transaction that BEGIN started, else 1. <https://sqlite.org/c3ref/get_autocommit.html>
  case sqlite3_get_autocommit
  /// The connection of a statement. <https://sqlite.org/c3ref/db_handle.html>
  case sqlite3_db_handle
  /// The name of the N-th attached database; nil out of range. <https://sqlite.org/c3ref/db_name.html>
  case sqlite3_db_name
  /// The full path of an attached database; empty for a temporary or in-memory one, nil for an unknown name. <https://sqlite.org/c3ref/db_filename.html>
  case sqlite3_db_filename
  /// 1 when an attached database is read-only, 0 when not, -1 when there is none of that name. <https://sqlite.org/c3ref/db_readonly.html>
  case sqlite3_db_readonly
  /// The transaction state of an attached database, or the highest of all: none, read, write. <https://sqlite.org/c3ref/txn_state.html>
  case sqlite3_txn_state
  /// The statement after this one on a connection; the first for nil; nil after the last. <https://sqlite.org/c3ref/next_stmt.html>
  case sqlite3_next_stmt
  /// Sets the callback before each commit; a non-zero answer makes it a rollback. Returns the former context. <https://sqlite.org/c3ref/commit_hook.html>
  case sqlite3_commit_hook
  /// Sets the callback after each rollback. Returns the former context. <https://sqlite.org/c3ref/commit_hook.html>
  case sqlite3_rollback_hook
  /// Sets the callback that says how many pages an auto-vacuum may free. <https://sqlite.org/c3ref/autovacuum_pages.html>
  case sqlite3_autovacuum_pages
  /// Sets the callback for each changed row of a rowid table. Returns the former context. <https://sqlite.org/c3ref/update_hook.html>
  case sqlite3_update_hook
  /// Turns the shared cache on or off for connections to come; discouraged. <https://sqlite.org/c3ref/enable_shared_cache.html>
  case sqlite3_enable_shared_cache
  /// Frees up to so many bytes of cache; answers how many. <https://sqlite.org/c3ref/release_memory.html>
  case sqlite3_release_memory
  /// Frees as much of a connection's cache as it can. <https://sqlite.org/c3ref/db_release_memory.html>
  case sqlite3_db_release_memory
  /// Sets the advisory heap limit in bytes and returns the former; negative only reads. <https://sqlite.org/c3ref/soft_heap_limit64.html>
  case sqlite3_soft_heap_limit64
  /// Sets the heap limit at which allocations fail and returns the former; negative only reads. <https://sqlite.org/c3ref/soft_heap_limit64.html>
  case sqlite3_hard_heap_limit64
  /// Old form of `sqlite3_soft_heap_limit64`; deprecated. <https://sqlite.org/c3ref/soft_heap_limit.html>
  case sqlite3_soft_heap_limit
  /// Type, collation and flags of a column of a table; SQLITE_ERROR when there is none. <https://sqlite.org/c3ref/table_column_metadata.html>
  case sqlite3_table_column_metadata
  /// Loads an extension from a shared library. <https://sqlite.org/c3ref/load_extension.html>
  case sqlite3_load_extension
  /// Allows (1) or forbids (0) loading extensions. <https://sqlite.org/c3ref/enable_load_extension.html>
  case sqlite3_enable_load_extension
  /// Calls an entry point for each new connection. <https://sqlite.org/c3ref/auto_extension.html>
  case sqlite3_auto_extension
  /// Removes an automatic entry point; 1 when it was there. <https://sqlite.org/c3ref/cancel_auto_extension.html>
  case sqlite3_cancel_auto_extension
  /// Removes every automatic entry point. <https://sqlite.org/c3ref/reset_auto_extension.html>
  case sqlite3_reset_auto_extension
  /// Registers a virtual table module. <https://sqlite.org/c3ref/create_module.html>
  case sqlite3_create_module
  /// Registers a virtual table module; the destructor gets the client data, also when it fails. <https://sqlite.org/c3ref/create_module.html>
  case sqlite3_create_module_v2
  /// Removes all modules but the named ones. <https://sqlite.org/c3ref/drop_modules.html>
  case sqlite3_drop_modules
  /// Tells SQLite the columns of a virtual table, inside its xCreate or xConnect. <https://sqlite.org/c3ref/declare_vtab.html>
  case sqlite3_declare_vtab
  /// Makes sure that a function of a name exists, so that virtual tables may overload it. <https://sqlite.org/c3ref/overload_function.html>
  case sqlite3_overload_function
  /// Opens a blob or text of one row for reading or writing in pieces. <https://sqlite.org/c3ref/blob_open.html>
  case sqlite3_blob_open
  /// Moves a blob handle to another row of its table. <https://sqlite.org/c3ref/blob_reopen.html>
  case sqlite3_blob_reopen
  /// Closes a blob handle, also when it reports an error; nil is allowed. <https://sqlite.org/c3ref/blob_close.html>
  case sqlite3_blob_close
  /// The size of an open blob in bytes. <https://sqlite.org/c3ref/blob_bytes.html>
  case sqlite3_blob_bytes
  /// Reads so many bytes from an offset of an open blob. <https://sqlite.org/c3ref/blob_read.html>
  case sqlite3_blob_read
  /// Writes so many bytes at an offset of an open blob; its size cannot change. <https://sqlite.org/c3ref/blob_write.html>
  case sqlite3_blob_write
  /// The VFS of a name, or the default one for nil; nil when there is none. <https://sqlite.org/c3ref/vfs_find.html>
  case sqlite3_vfs_find
  /// Registers a VFS, as the default one if asked. <https://sqlite.org/c3ref/vfs_find.html>
  case sqlite3_vfs_register
  /// Removes a VFS. <https://sqlite.org/c3ref/vfs_find.html>
  case sqlite3_vfs_unregister
  /// Makes a mutex or hands out a static one. <https://sqlite.org/c3ref/mutex_alloc.html>
  case sqlite3_mutex_alloc
  /// Frees a mutex that `sqlite3_mutex_alloc` made. <https://sqlite.org/c3ref/mutex_alloc.html>
  case sqlite3_mutex_free
  /// Waits for a mutex and takes it; nil is allowed. <https://sqlite.org/c3ref/mutex_alloc.html>
  case sqlite3_mutex_enter
  /// Takes a mutex if it is free, else SQLITE_BUSY. <https://sqlite.org/c3ref/mutex_alloc.html>
  case sqlite3_mutex_try
  /// Gives a mutex back; nil is allowed. <https://sqlite.org/c3ref/mutex_alloc.html>
  case sqlite3_mutex_leave
  /// The mutex of a connection; nil when it was opened without. <https://sqlite.org/c3ref/db_mutex.html>
  case sqlite3_db_mutex
  /// Asks the VFS file object of an attached database something by opcode. <https://sqlite.org/c3ref/file_control.html>
  case sqlite3_file_control
  /// Opens doors for SQLite's own tests; not for applications. <https://sqlite.org/c3ref/test_control.html>
  case sqlite3_test_control
  /// How many keywords this library knows. <https://sqlite.org/c3ref/keyword_count.html>
  case sqlite3_keyword_count
  /// The N-th keyword, not NUL-terminated, and its length. <https://sqlite.org/c3ref/keyword_count.html>
  case sqlite3_keyword_name
  /// 1 when a text of so many bytes is a keyword. <https://sqlite.org/c3ref/keyword_count.html>
  case sqlite3_keyword_check
  /// Starts a string under construction; ended by `sqlite3_str_finish`. <https://sqlite.org/c3ref/str_new.html>
  case sqlite3_str_new
  /// Ends a string under construction and hands out its text, to be freed with `sqlite3_free`. <https://sqlite.org/c3ref/str_finish.html>
  case sqlite3_str_finish
  /// Appends one formatted C string; the format must consume exactly that one argument. <https://sqlite.org/c3ref/str_appendf.html>
  case sqlite3_str_appendf
  /// Appends a formatted list of arguments. <https://sqlite.org/c3ref/str_appendf.html>
  case sqlite3_str_vappendf
  /// Appends so many bytes. <https://sqlite.org/c3ref/str_appendf.html>
  case sqlite3_str_append
  /// Appends a C string. <https://sqlite.org/c3ref/str_appendf.html>
  case sqlite3_str_appendall
  /// Appends a byte N times. <https://sqlite.org/c3ref/str_appendf.html>
  case sqlite3_str_appendchar
  /// Empties a string under construction. <https://sqlite.org/c3ref/str_appendf.html>
  case sqlite3_str_reset
  /// SQLITE_OK, SQLITE_NOMEM or SQLITE_TOOBIG for a string under construction. <https://sqlite.org/c3ref/str_errcode.html>
  case sqlite3_str_errcode
  /// The length so far, in bytes, without the NUL. <https://sqlite.org/c3ref/str_errcode.html>
  case sqlite3_str_length
  /// The text so far, valid until the next change; nil while empty. <https://sqlite.org/c3ref/str_errcode.html>
  case sqlite3_str_value
  /// A counter of the library and its highest value, 32 bits. <https://sqlite.org/c3ref/status.html>
  case sqlite3_status
  /// A counter of the library and its highest value. <https://sqlite.org/c3ref/status.html>
  case sqlite3_status64
  /// A counter of a connection and its highest value. <https://sqlite.org/c3ref/db_status.html>
  case sqlite3_db_status
  /// A counter of a statement, reset if asked. <https://sqlite.org/c3ref/stmt_status.html>
  case sqlite3_stmt_status
  /// Starts copying one database into another; nil when it cannot, the destination then holds the error. <https://sqlite.org/c3ref/backup_init.html>
  case sqlite3_backup_init
  /// Copies up to so many pages, all for a negative number; SQLITE_DONE at the end. <https://sqlite.org/c3ref/backup_init.html>
  case sqlite3_backup_step
  /// Ends a backup and frees it; an unfinished copy is rolled back. nil is allowed. <https://sqlite.org/c3ref/backup_init.html>
  case sqlite3_backup_finish
  /// Pages still to copy, as of the last step. <https://sqlite.org/c3ref/backup_init.html>
  case sqlite3_backup_remaining
  /// Pages of the source, as of the last step. <https://sqlite.org/c3ref/backup_init.html>
  case sqlite3_backup_pagecount
  /// Calls back when the connection that blocks this one in shared cache ends its transaction. <https://sqlite.org/c3ref/unlock_notify.html>
  case sqlite3_unlock_notify
  /// Compares two C strings, ASCII case folded. <https://sqlite.org/c3ref/stricmp.html>
  case sqlite3_stricmp
  /// Compares up to so many bytes of two C strings, ASCII case folded. <https://sqlite.org/c3ref/stricmp.html>
  case sqlite3_strnicmp
  /// 0 when a text matches a GLOB pattern. <https://sqlite.org/c3ref/strglob.html>
  case sqlite3_strglob
  /// 0 when a text matches a LIKE pattern with an escape character. <https://sqlite.org/c3ref/strlike.html>
  case sqlite3_strlike
  /// Writes a code and a text to the error log. <https://sqlite.org/c3ref/log.html>
  case sqlite3_log
  /// Sets the callback after each commit in WAL mode. Returns the former context. <https://sqlite.org/c3ref/wal_hook.html>
  case sqlite3_wal_hook
  /// Checkpoints when the log has so many frames; zero or less turns that off. Replaces the WAL hook. <https://sqlite.org/c3ref/wal_autocheckpoint.html>
  case sqlite3_wal_autocheckpoint
  /// A passive checkpoint. <https://sqlite.org/c3ref/wal_checkpoint.html>
  case sqlite3_wal_checkpoint
  /// A checkpoint of a mode; tells the frames of the log and those copied. <https://sqlite.org/c3ref/wal_checkpoint_v2.html>
  case sqlite3_wal_checkpoint_v2
  /// Sets an option of a virtual table, inside its xCreate or xConnect. <https://sqlite.org/c3ref/vtab_config.html>
  case sqlite3_vtab_config
  /// The conflict policy of the running change, inside xUpdate. <https://sqlite.org/c3ref/vtab_on_conflict.html>
  case sqlite3_vtab_on_conflict
  /// 1 when a column is fetched only for an UPDATE that leaves it alone, inside xColumn. <https://sqlite.org/c3ref/vtab_nochange.html>
  case sqlite3_vtab_nochange
  /// The collating sequence of a constraint, inside xBestIndex. <https://sqlite.org/c3ref/vtab_collation.html>
  case sqlite3_vtab_collation
  /// How distinct and ordered the rows must be, inside xBestIndex. <https://sqlite.org/c3ref/vtab_distinct.html>
  case sqlite3_vtab_distinct
  /// Whether an IN constraint can be handled all at once, inside xBestIndex. <https://sqlite.org/c3ref/vtab_in.html>
  case sqlite3_vtab_in
  /// The first value of an IN constraint, inside xFilter; SQLITE_DONE when there is none. <https://sqlite.org/c3ref/vtab_in_first.html>
  case sqlite3_vtab_in_first
  /// The next value of an IN constraint, inside xFilter; SQLITE_DONE after the last. <https://sqlite.org/c3ref/vtab_in_first.html>
  case sqlite3_vtab_in_next
  /// The right side of a constraint, inside xBestIndex, where it is known. <https://sqlite.org/c3ref/vtab_rhs_value.html>
  case sqlite3_vtab_rhs_value
  /// Writes dirty pages to disk in the middle of a transaction. <https://sqlite.org/c3ref/db_cacheflush.html>
  case sqlite3_db_cacheflush
  /// Sets the callback before each change of a row. Returns the former context. <https://sqlite.org/c3ref/preupdate_hook.html>
  case sqlite3_preupdate_hook
  /// The value a column has before the change. <https://sqlite.org/c3ref/preupdate_hook.html>
  case sqlite3_preupdate_old
  /// The number of columns of the row being changed. <https://sqlite.org/c3ref/preupdate_hook.html>
  case sqlite3_preupdate_count
  /// 0 for a direct change, 1 and more inside triggers. <https://sqlite.org/c3ref/preupdate_hook.html>
  case sqlite3_preupdate_depth
  /// The value a column has after the change. <https://sqlite.org/c3ref/preupdate_hook.html>
  case sqlite3_preupdate_new
  /// The column being written by blob I/O; -1 when it is another kind of change. <https://sqlite.org/c3ref/preupdate_hook.html>
  case sqlite3_preupdate_blobwrite
  /// The operating system's errno of the last I/O error or failed open. <https://sqlite.org/c3ref/system_errno.html>
  case sqlite3_system_errno
  /// An image of a database: a copy to be freed with `sqlite3_free`, or SQLite's own memory with NOCOPY. <https://sqlite.org/c3ref/serialize.html>
  case sqlite3_serialize
  /// Makes an image the content of an attached database. <https://sqlite.org/c3ref/deserialize.html>
  case sqlite3_deserialize
  /// Registers a function for spatial queries; old form. <https://sqlite.org/rtree.html>
  case sqlite3_rtree_geometry_callback
  /// Registers a function for spatial queries. <https://sqlite.org/rtree.html>
  case sqlite3_rtree_query_callback
  /// Starts recording the changes of an attached database. <https://sqlite.org/session/sqlite3session_create.html>
  case sqlite3session_create
  /// Ends a session; its connection must still be open. <https://sqlite.org/session/sqlite3session_delete.html>
  case sqlite3session_delete
  /// Sets or reads an option of a session. <https://sqlite.org/session/sqlite3session_object_config.html>
  case sqlite3session_object_config
  /// Turns recording on (1) or off (0), or reads it (negative). <https://sqlite.org/session/sqlite3session_enable.html>
  case sqlite3session_enable
  /// Marks changes to come as indirect, or reads the mark (negative). <https://sqlite.org/session/sqlite3session_indirect.html>
  case sqlite3session_indirect
  /// Records a table, or every table for nil. <https://sqlite.org/session/sqlite3session_attach.html>
  case sqlite3session_attach
  /// Sets the callback that says which tables to record. <https://sqlite.org/session/sqlite3session_table_filter.html>
  case sqlite3session_table_filter
  /// All recorded changes as a changeset, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3session_changeset.html>
  case sqlite3session_changeset
  /// An upper limit of the changeset's size in bytes. <https://sqlite.org/session/sqlite3session_changeset_size.html>
  case sqlite3session_changeset_size
  /// Records the changes that would turn a table of another database into this one. <https://sqlite.org/session/sqlite3session_diff.html>
  case sqlite3session_diff
  /// All recorded changes as a patchset, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3session_patchset.html>
  case sqlite3session_patchset
  /// 1 when a session recorded no change. <https://sqlite.org/session/sqlite3session_isempty.html>
  case sqlite3session_isempty
  /// Bytes that a session holds. <https://sqlite.org/session/sqlite3session_memory_used.html>
  case sqlite3session_memory_used
  /// Starts an iterator over a changeset, whose bytes must stay. <https://sqlite.org/session/sqlite3changeset_start.html>
  case sqlite3changeset_start
  /// Starts an iterator over a changeset with flags. <https://sqlite.org/session/sqlite3changeset_start.html>
  case sqlite3changeset_start_v2
  /// Moves to the next change: SQLITE_ROW, or SQLITE_DONE after the last. <https://sqlite.org/session/sqlite3changeset_next.html>
  case sqlite3changeset_next
  /// Table, columns, kind and indirectness of the current change. <https://sqlite.org/session/sqlite3changeset_op.html>
  case sqlite3changeset_op
  /// Which columns are the primary key, one byte a column. <https://sqlite.org/session/sqlite3changeset_pk.html>
  case sqlite3changeset_pk
  /// A value before the current change. <https://sqlite.org/session/sqlite3changeset_old.html>
  case sqlite3changeset_old
  /// A value after the current change. <https://sqlite.org/session/sqlite3changeset_new.html>
  case sqlite3changeset_new
  /// A value of the row in conflict, inside the conflict callback. <https://sqlite.org/session/sqlite3changeset_conflict.html>
  case sqlite3changeset_conflict
  /// The number of foreign key violations, inside the conflict callback. <https://sqlite.org/session/sqlite3changeset_fk_conflicts.html>
  case sqlite3changeset_fk_conflicts
  /// Ends an iterator; repeats the code of its last error. <https://sqlite.org/session/sqlite3changeset_finalize.html>
  case sqlite3changeset_finalize
  /// A changeset that undoes another, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3changeset_invert.html>
  case sqlite3changeset_invert
  /// Two changesets as one, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3changeset_concat.html>
  case sqlite3changeset_concat
  /// Starts a group of changesets. <https://sqlite.org/session/sqlite3changegroup_new.html>
  case sqlite3changegroup_new
  /// Adds a changeset to a group. <https://sqlite.org/session/sqlite3changegroup_add.html>
  case sqlite3changegroup_add
  /// The whole group as one changeset, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3changegroup_output.html>
  case sqlite3changegroup_output
  /// Frees a group. <https://sqlite.org/session/sqlite3changegroup_delete.html>
  case sqlite3changegroup_delete
  /// Applies a changeset in a savepoint, asking a callback about conflicts. <https://sqlite.org/session/sqlite3changeset_apply.html>
  case sqlite3changeset_apply
  /// Applies a changeset and hands out what a rebaser needs. <https://sqlite.org/session/sqlite3changeset_apply.html>
  case sqlite3changeset_apply_v2
  /// Makes a rebaser. <https://sqlite.org/session/sqlite3rebaser_create.html>
  case sqlite3rebaser_create
  /// Gives a rebaser what `sqlite3changeset_apply_v2` handed out. <https://sqlite.org/session/sqlite3rebaser_configure.html>
  case sqlite3rebaser_configure
  /// A changeset as it would be after the remote one, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3rebaser_rebase.html>
  case sqlite3rebaser_rebase
  /// Frees a rebaser. <https://sqlite.org/session/sqlite3rebaser_delete.html>
  case sqlite3rebaser_delete
  /// `sqlite3changeset_apply` with the bytes read through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  case sqlite3changeset_apply_strm
  /// `sqlite3changeset_apply_v2` with the bytes read through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  case sqlite3changeset_apply_v2_strm
  /// `sqlite3changeset_concat` with bytes read and written through callbacks. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  case sqlite3changeset_concat_strm
  /// `sqlite3changeset_invert` with bytes read and written through callbacks. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  case sqlite3changeset_invert_strm
  /// `sqlite3changeset_start` with the bytes read through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  case sqlite3changeset_start_strm
  /// `sqlite3changeset_start_v2` with the bytes read through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  case sqlite3changeset_start_v2_strm
  /// `sqlite3session_changeset` with the bytes written through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  case sqlite3session_changeset_strm
  /// `sqlite3session_patchset` with the bytes written through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  case sqlite3session_patchset_strm
  /// `sqlite3changegroup_add` with the bytes read through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  case sqlite3changegroup_add_strm
  /// `sqlite3changegroup_output` with the bytes written through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  case sqlite3changegroup_output_strm
  /// `sqlite3rebaser_rebase` with bytes read and written through callbacks. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  case sqlite3rebaser_rebase_strm
  /// Sets or reads an option of the whole session extension. <https://sqlite.org/session/sqlite3session_config.html>
  case sqlite3session_config
  /// Adds a tokenizer to FTS5; the destructor gets its context when the connection closes, and never when this fails. <https://sqlite.org/fts5.html#custom_tokenizers>
  case fts5_api_xCreateTokenizer
  /// Copies the functions and the context of a tokenizer of FTS5; SQLITE_ERROR when there is none of that name. <https://sqlite.org/fts5.html#custom_tokenizers>
  case fts5_api_xFindTokenizer
  /// Adds an auxiliary function to FTS5; the destructor gets its context when the connection closes, and never when this fails. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case fts5_api_xCreateFunction
  /// Makes an instance of a tokenizer for its arguments. <https://sqlite.org/fts5.html#custom_tokenizers>
  case fts5_tokenizer_xCreate
  /// Frees an instance of a tokenizer. <https://sqlite.org/fts5.html#custom_tokenizers>
  case fts5_tokenizer_xDelete
  /// Cuts a text into words and calls back for each. <https://sqlite.org/fts5.html#custom_tokenizers>
  case fts5_tokenizer_xTokenize
  /// The context that the running auxiliary function was added with. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xUserData
  /// The number of columns of the table. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xColumnCount
  /// The number of rows of the table. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xRowCount
  /// The number of words in a column of all rows; in all columns for a negative number. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xColumnTotalSize
  /// Cuts a text into words as the table does, and calls back for each. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xTokenize
  /// The number of phrases of the query. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xPhraseCount
  /// The number of words of a phrase. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xPhraseSize
  /// The number of places where phrases match in the current row. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xInstCount
  /// The phrase, the column and the first word of a match in the current row. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xInst
  /// The rowid of the current row. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xRowid
  /// The text of a column of the current row, lent for the call. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xColumnText
  /// The number of words in a column of the current row; in all columns for a negative number. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xColumnSize
  /// Calls back for each row of the table in which a phrase of the query matches. The phrase is not checked. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xQueryPhrase
  /// Keeps data for the function until the query ends; the destructor gets it, also when this fails. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xSetAuxdata
  /// The data kept for the function, nil without; with bClear FTS5 keeps it no more. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xGetAuxdata
  /// The first match of a phrase in the current row; column -1 without. The phrase is not checked. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xPhraseFirst
  /// The next match of a phrase; column -1 after the last. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xPhraseNext
  /// The first column of the current row in which a phrase matches; -1 without. The phrase is not checked. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xPhraseFirstColumn
  /// The next column in which a phrase matches; -1 after the last. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  case Fts5ExtensionApi_xPhraseNextColumn

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The function of a name; nil when the protocol requires none of that name.
  public init?(rawValue: String) {
    guard let call = Self.named[rawValue] else { return nil }
    self = call
  }
}
