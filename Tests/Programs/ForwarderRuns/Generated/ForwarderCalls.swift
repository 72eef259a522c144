// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
import CSQLite
import RecordingLibrary
import SQLiteCalls

/// Calls each forwarder with arguments of its own, and says what it should have passed on and been answered.
func callForwarders(of wrapper: any Sqlite3WrapperProtocol, _ check: (Forwarding) -> Void) {
  check(
    Forwarding("sqlite3_libversion", [], bits(UnsafePointer<CChar>(bitPattern: 624) as UnsafePointer<CChar>?)) {
      bits(wrapper.sqlite3_libversion() as UnsafePointer<CChar>?)
    })
  check(
    Forwarding("sqlite3_sourceid", [], bits(UnsafePointer<CChar>(bitPattern: 944) as UnsafePointer<CChar>?)) {
      bits(wrapper.sqlite3_sourceid() as UnsafePointer<CChar>?)
    })
  check(
    Forwarding("sqlite3_libversion_number", [], bits(1264 as Int32)) {
      bits(wrapper.sqlite3_libversion_number() as Int32)
    })
  check(
    Forwarding("sqlite3_compileoption_used", [bits(UnsafePointer<CChar>(bitPattern: 1280) as UnsafePointer<CChar>?)], bits(1584 as Int32)) {
      bits(wrapper.sqlite3_compileoption_used(UnsafePointer<CChar>(bitPattern: 1280)) as Int32)
    })
  check(
    Forwarding("sqlite3_compileoption_get", [bits(1600 as Int32)], bits(UnsafePointer<CChar>(bitPattern: 1904) as UnsafePointer<CChar>?)) {
      bits(wrapper.sqlite3_compileoption_get(1600) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding("sqlite3_threadsafe", [], bits(2224 as Int32)) {
      bits(wrapper.sqlite3_threadsafe() as Int32)
    })
  check(
    Forwarding("sqlite3_close", [bits(OpaquePointer(bitPattern: 2240) as OpaquePointer?)], bits(2544 as Int32)) {
      bits(wrapper.sqlite3_close(OpaquePointer(bitPattern: 2240)) as Int32)
    })
  check(
    Forwarding("sqlite3_close_v2", [bits(OpaquePointer(bitPattern: 2560) as OpaquePointer?)], bits(2864 as Int32)) {
      bits(wrapper.sqlite3_close_v2(OpaquePointer(bitPattern: 2560)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_exec",
      [
        bits(OpaquePointer(bitPattern: 2880) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 2896) as UnsafePointer<CChar>?),
        bits(
          unsafeBitCast(
            2912,
            to: (@convention(c) (
              UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
              UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            ) -> Int32)?.self)
            as (
              @convention(c) (
                UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
                UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
              ) -> Int32
            )?), bits(UnsafeMutableRawPointer(bitPattern: 2928) as UnsafeMutableRawPointer?),
        bits(UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 2944) as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?),
      ], bits(3184 as Int32)
    ) {
      bits(
        wrapper.sqlite3_exec(
          OpaquePointer(bitPattern: 2880), UnsafePointer<CChar>(bitPattern: 2896),
          unsafeBitCast(
            2912,
            to: (@convention(c) (
              UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
              UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            ) -> Int32)?.self), UnsafeMutableRawPointer(bitPattern: 2928),
          UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 2944)) as Int32)
    })
  check(
    Forwarding("sqlite3_initialize", [], bits(3504 as Int32)) {
      bits(wrapper.sqlite3_initialize() as Int32)
    })
  check(
    Forwarding("sqlite3_shutdown", [], bits(3824 as Int32)) {
      bits(wrapper.sqlite3_shutdown() as Int32)
    })
  check(
    Forwarding("sqlite3_os_init", [], bits(4144 as Int32)) {
      bits(wrapper.sqlite3_os_init() as Int32)
    })
  check(
    Forwarding("sqlite3_os_end", [], bits(4464 as Int32)) {
      bits(wrapper.sqlite3_os_end() as Int32)
    })
  check(
    Forwarding(
      "sqlite3_extended_result_codes", [bits(OpaquePointer(bitPattern: 4480) as OpaquePointer?), bits(4496 as Int32)], bits(4784 as Int32)
    ) {
      bits(wrapper.sqlite3_extended_result_codes(OpaquePointer(bitPattern: 4480), 4496) as Int32)
    })
  check(
    Forwarding("sqlite3_last_insert_rowid", [bits(OpaquePointer(bitPattern: 4800) as OpaquePointer?)], bits(5104 as Int64)) {
      bits(wrapper.sqlite3_last_insert_rowid(OpaquePointer(bitPattern: 4800)) as Int64)
    })
  check(
    Forwarding("sqlite3_set_last_insert_rowid", [bits(OpaquePointer(bitPattern: 5120) as OpaquePointer?), bits(5136 as Int64)], nil) {
      wrapper.sqlite3_set_last_insert_rowid(OpaquePointer(bitPattern: 5120), 5136); return nil
    })
  check(
    Forwarding("sqlite3_changes", [bits(OpaquePointer(bitPattern: 5440) as OpaquePointer?)], bits(5744 as Int32)) {
      bits(wrapper.sqlite3_changes(OpaquePointer(bitPattern: 5440)) as Int32)
    })
  check(
    Forwarding("sqlite3_changes64", [bits(OpaquePointer(bitPattern: 5760) as OpaquePointer?)], bits(6064 as Int64)) {
      bits(wrapper.sqlite3_changes64(OpaquePointer(bitPattern: 5760)) as Int64)
    })
  check(
    Forwarding("sqlite3_total_changes", [bits(OpaquePointer(bitPattern: 6080) as OpaquePointer?)], bits(6384 as Int32)) {
      bits(wrapper.sqlite3_total_changes(OpaquePointer(bitPattern: 6080)) as Int32)
    })
  check(
    Forwarding("sqlite3_total_changes64", [bits(OpaquePointer(bitPattern: 6400) as OpaquePointer?)], bits(6704 as Int64)) {
      bits(wrapper.sqlite3_total_changes64(OpaquePointer(bitPattern: 6400)) as Int64)
    })
  check(
    Forwarding("sqlite3_interrupt", [bits(OpaquePointer(bitPattern: 6720) as OpaquePointer?)], nil) {
      wrapper.sqlite3_interrupt(OpaquePointer(bitPattern: 6720)); return nil
    })
  check(
    Forwarding("sqlite3_complete", [bits(UnsafePointer<CChar>(bitPattern: 7040) as UnsafePointer<CChar>?)], bits(7344 as Int32)) {
      bits(wrapper.sqlite3_complete(UnsafePointer<CChar>(bitPattern: 7040)) as Int32)
    })
  check(
    Forwarding("sqlite3_complete16", [bits(UnsafeRawPointer(bitPattern: 7360) as UnsafeRawPointer?)], bits(7664 as Int32)) {
      bits(wrapper.sqlite3_complete16(UnsafeRawPointer(bitPattern: 7360)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_busy_handler",
      [
        bits(OpaquePointer(bitPattern: 7680) as OpaquePointer?),
        bits(
          unsafeBitCast(7696, to: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 7712) as UnsafeMutableRawPointer?),
      ], bits(7984 as Int32)
    ) {
      bits(
        wrapper.sqlite3_busy_handler(
          OpaquePointer(bitPattern: 7680), unsafeBitCast(7696, to: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 7712)) as Int32)
    })
  check(
    Forwarding("sqlite3_busy_timeout", [bits(OpaquePointer(bitPattern: 8000) as OpaquePointer?), bits(8016 as Int32)], bits(8304 as Int32))
    {
      bits(wrapper.sqlite3_busy_timeout(OpaquePointer(bitPattern: 8000), 8016) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_get_table",
      [
        bits(OpaquePointer(bitPattern: 8320) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 8336) as UnsafePointer<CChar>?),
        bits(
          UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>(bitPattern: 8352)
            as UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 8368) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 8384) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 8400) as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?),
      ], bits(8624 as Int32)
    ) {
      bits(
        wrapper.sqlite3_get_table(
          OpaquePointer(bitPattern: 8320), UnsafePointer<CChar>(bitPattern: 8336),
          UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>(bitPattern: 8352),
          UnsafeMutablePointer<Int32>(bitPattern: 8368), UnsafeMutablePointer<Int32>(bitPattern: 8384),
          UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 8400)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_free_table",
      [bits(UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 8640) as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?)],
      nil
    ) {
      wrapper.sqlite3_free_table(UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 8640)); return nil
    })
  check(
    Forwarding(
      "sqlite3_vmprintf", [bits(UnsafePointer<CChar>(bitPattern: 8960) as UnsafePointer<CChar>?), nil],
      bits(UnsafeMutablePointer<CChar>(bitPattern: 9264) as UnsafeMutablePointer<CChar>?)
    ) {
      withVaList([]) { bits(wrapper.sqlite3_vmprintf(UnsafePointer<CChar>(bitPattern: 8960), $0) as UnsafeMutablePointer<CChar>?) }
    })
  check(
    Forwarding(
      "sqlite3_vsnprintf",
      [
        bits(9280 as Int32), bits(UnsafeMutablePointer<CChar>(bitPattern: 9296) as UnsafeMutablePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 9312) as UnsafePointer<CChar>?), nil,
      ], bits(UnsafeMutablePointer<CChar>(bitPattern: 9584) as UnsafeMutablePointer<CChar>?)
    ) {
      withVaList([]) {
        bits(
          wrapper.sqlite3_vsnprintf(9280, UnsafeMutablePointer<CChar>(bitPattern: 9296), UnsafePointer<CChar>(bitPattern: 9312), $0)
            as UnsafeMutablePointer<CChar>?)
      }
    })
  check(
    Forwarding("sqlite3_malloc", [bits(9600 as Int32)], bits(UnsafeMutableRawPointer(bitPattern: 9904) as UnsafeMutableRawPointer?)) {
      bits(wrapper.sqlite3_malloc(9600) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding("sqlite3_malloc64", [bits(9920 as UInt64)], bits(UnsafeMutableRawPointer(bitPattern: 10224) as UnsafeMutableRawPointer?)) {
      bits(wrapper.sqlite3_malloc64(9920) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_realloc", [bits(UnsafeMutableRawPointer(bitPattern: 10240) as UnsafeMutableRawPointer?), bits(10256 as Int32)],
      bits(UnsafeMutableRawPointer(bitPattern: 10544) as UnsafeMutableRawPointer?)
    ) {
      bits(wrapper.sqlite3_realloc(UnsafeMutableRawPointer(bitPattern: 10240), 10256) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_realloc64", [bits(UnsafeMutableRawPointer(bitPattern: 10560) as UnsafeMutableRawPointer?), bits(10576 as UInt64)],
      bits(UnsafeMutableRawPointer(bitPattern: 10864) as UnsafeMutableRawPointer?)
    ) {
      bits(wrapper.sqlite3_realloc64(UnsafeMutableRawPointer(bitPattern: 10560), 10576) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding("sqlite3_free", [bits(UnsafeMutableRawPointer(bitPattern: 10880) as UnsafeMutableRawPointer?)], nil) {
      wrapper.sqlite3_free(UnsafeMutableRawPointer(bitPattern: 10880)); return nil
    })
  check(
    Forwarding("sqlite3_msize", [bits(UnsafeMutableRawPointer(bitPattern: 11200) as UnsafeMutableRawPointer?)], bits(11504 as UInt64)) {
      bits(wrapper.sqlite3_msize(UnsafeMutableRawPointer(bitPattern: 11200)) as UInt64)
    })
  check(
    Forwarding("sqlite3_memory_used", [], bits(11824 as Int64)) {
      bits(wrapper.sqlite3_memory_used() as Int64)
    })
  check(
    Forwarding("sqlite3_memory_highwater", [bits(11840 as Int32)], bits(12144 as Int64)) {
      bits(wrapper.sqlite3_memory_highwater(11840) as Int64)
    })
  check(
    Forwarding(
      "sqlite3_randomness", [bits(12160 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 12176) as UnsafeMutableRawPointer?)], nil
    ) {
      wrapper.sqlite3_randomness(12160, UnsafeMutableRawPointer(bitPattern: 12176)); return nil
    })
  check(
    Forwarding(
      "sqlite3_set_authorizer",
      [
        bits(OpaquePointer(bitPattern: 12480) as OpaquePointer?),
        bits(
          unsafeBitCast(
            12496,
            to: (@convention(c) (
              UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
            ) -> Int32)?.self)
            as (
              @convention(c) (
                UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
              ) -> Int32
            )?), bits(UnsafeMutableRawPointer(bitPattern: 12512) as UnsafeMutableRawPointer?),
      ], bits(12784 as Int32)
    ) {
      bits(
        wrapper.sqlite3_set_authorizer(
          OpaquePointer(bitPattern: 12480),
          unsafeBitCast(
            12496,
            to: (@convention(c) (
              UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
            ) -> Int32)?.self), UnsafeMutableRawPointer(bitPattern: 12512)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_trace",
      [
        bits(OpaquePointer(bitPattern: 12800) as OpaquePointer?),
        bits(
          unsafeBitCast(12816, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void)?),
        bits(UnsafeMutableRawPointer(bitPattern: 12832) as UnsafeMutableRawPointer?),
      ], bits(UnsafeMutableRawPointer(bitPattern: 13104) as UnsafeMutableRawPointer?)
    ) {
      bits(
        wrapper.sqlite3_trace(
          OpaquePointer(bitPattern: 12800),
          unsafeBitCast(12816, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void)?.self),
          UnsafeMutableRawPointer(bitPattern: 12832)) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_profile",
      [
        bits(OpaquePointer(bitPattern: 13120) as OpaquePointer?),
        bits(
          unsafeBitCast(13136, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt64) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt64) -> Void)?),
        bits(UnsafeMutableRawPointer(bitPattern: 13152) as UnsafeMutableRawPointer?),
      ], bits(UnsafeMutableRawPointer(bitPattern: 13424) as UnsafeMutableRawPointer?)
    ) {
      bits(
        wrapper.sqlite3_profile(
          OpaquePointer(bitPattern: 13120),
          unsafeBitCast(13136, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt64) -> Void)?.self),
          UnsafeMutableRawPointer(bitPattern: 13152)) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_trace_v2",
      [
        bits(OpaquePointer(bitPattern: 13440) as OpaquePointer?), bits(13456 as UInt32),
        bits(
          unsafeBitCast(
            13472,
            to: (@convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32)?.self)
            as (@convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 13488) as UnsafeMutableRawPointer?),
      ], bits(13744 as Int32)
    ) {
      bits(
        wrapper.sqlite3_trace_v2(
          OpaquePointer(bitPattern: 13440), 13456,
          unsafeBitCast(
            13472,
            to: (@convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 13488)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_progress_handler",
      [
        bits(OpaquePointer(bitPattern: 13760) as OpaquePointer?), bits(13776 as Int32),
        bits(
          unsafeBitCast(13792, to: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 13808) as UnsafeMutableRawPointer?),
      ], nil
    ) {
      wrapper.sqlite3_progress_handler(
        OpaquePointer(bitPattern: 13760), 13776, unsafeBitCast(13792, to: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?.self),
        UnsafeMutableRawPointer(bitPattern: 13808));
      return nil
    })
  check(
    Forwarding(
      "sqlite3_open",
      [
        bits(UnsafePointer<CChar>(bitPattern: 14080) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 14096) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(14384 as Int32)
    ) {
      bits(wrapper.sqlite3_open(UnsafePointer<CChar>(bitPattern: 14080), UnsafeMutablePointer<OpaquePointer?>(bitPattern: 14096)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_open16",
      [
        bits(UnsafeRawPointer(bitPattern: 14400) as UnsafeRawPointer?),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 14416) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(14704 as Int32)
    ) {
      bits(wrapper.sqlite3_open16(UnsafeRawPointer(bitPattern: 14400), UnsafeMutablePointer<OpaquePointer?>(bitPattern: 14416)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_open_v2",
      [
        bits(UnsafePointer<CChar>(bitPattern: 14720) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 14736) as UnsafeMutablePointer<OpaquePointer?>?), bits(14752 as Int32),
        bits(UnsafePointer<CChar>(bitPattern: 14768) as UnsafePointer<CChar>?),
      ], bits(15024 as Int32)
    ) {
      bits(
        wrapper.sqlite3_open_v2(
          UnsafePointer<CChar>(bitPattern: 14720), UnsafeMutablePointer<OpaquePointer?>(bitPattern: 14736), 14752,
          UnsafePointer<CChar>(bitPattern: 14768)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_uri_parameter",
      [
        bits(UnsafePointer<CChar>(bitPattern: 15040) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 15056) as UnsafePointer<CChar>?),
      ], bits(UnsafePointer<CChar>(bitPattern: 15344) as UnsafePointer<CChar>?)
    ) {
      bits(
        wrapper.sqlite3_uri_parameter(UnsafePointer<CChar>(bitPattern: 15040), UnsafePointer<CChar>(bitPattern: 15056))
          as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_uri_boolean",
      [
        bits(UnsafePointer<CChar>(bitPattern: 15360) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 15376) as UnsafePointer<CChar>?), bits(15392 as Int32),
      ], bits(15664 as Int32)
    ) {
      bits(wrapper.sqlite3_uri_boolean(UnsafePointer<CChar>(bitPattern: 15360), UnsafePointer<CChar>(bitPattern: 15376), 15392) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_uri_int64",
      [
        bits(UnsafePointer<CChar>(bitPattern: 15680) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 15696) as UnsafePointer<CChar>?), bits(15712 as Int64),
      ], bits(15984 as Int64)
    ) {
      bits(wrapper.sqlite3_uri_int64(UnsafePointer<CChar>(bitPattern: 15680), UnsafePointer<CChar>(bitPattern: 15696), 15712) as Int64)
    })
  check(
    Forwarding(
      "sqlite3_uri_key", [bits(UnsafePointer<CChar>(bitPattern: 16000) as UnsafePointer<CChar>?), bits(16016 as Int32)],
      bits(UnsafePointer<CChar>(bitPattern: 16304) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_uri_key(UnsafePointer<CChar>(bitPattern: 16000), 16016) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_filename_database", [bits(UnsafePointer<CChar>(bitPattern: 16320) as UnsafePointer<CChar>?)],
      bits(UnsafePointer<CChar>(bitPattern: 16624) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_filename_database(UnsafePointer<CChar>(bitPattern: 16320)) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_filename_journal", [bits(UnsafePointer<CChar>(bitPattern: 16640) as UnsafePointer<CChar>?)],
      bits(UnsafePointer<CChar>(bitPattern: 16944) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_filename_journal(UnsafePointer<CChar>(bitPattern: 16640)) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_filename_wal", [bits(UnsafePointer<CChar>(bitPattern: 16960) as UnsafePointer<CChar>?)],
      bits(UnsafePointer<CChar>(bitPattern: 17264) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_filename_wal(UnsafePointer<CChar>(bitPattern: 16960)) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_database_file_object", [bits(UnsafePointer<CChar>(bitPattern: 17280) as UnsafePointer<CChar>?)],
      bits(UnsafeMutablePointer<sqlite3_file>(bitPattern: 17584) as UnsafeMutablePointer<sqlite3_file>?)
    ) {
      bits(wrapper.sqlite3_database_file_object(UnsafePointer<CChar>(bitPattern: 17280)) as UnsafeMutablePointer<sqlite3_file>?)
    })
  check(
    Forwarding(
      "sqlite3_create_filename",
      [
        bits(UnsafePointer<CChar>(bitPattern: 17600) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 17616) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 17632) as UnsafePointer<CChar>?), bits(17648 as Int32),
        bits(UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 17664) as UnsafeMutablePointer<UnsafePointer<CChar>?>?),
      ], bits(UnsafePointer<CChar>(bitPattern: 17904) as UnsafePointer<CChar>?)
    ) {
      bits(
        wrapper.sqlite3_create_filename(
          UnsafePointer<CChar>(bitPattern: 17600), UnsafePointer<CChar>(bitPattern: 17616), UnsafePointer<CChar>(bitPattern: 17632), 17648,
          UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 17664)) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding("sqlite3_free_filename", [bits(UnsafePointer<CChar>(bitPattern: 17920) as UnsafePointer<CChar>?)], nil) {
      wrapper.sqlite3_free_filename(UnsafePointer<CChar>(bitPattern: 17920)); return nil
    })
  check(
    Forwarding("sqlite3_errcode", [bits(OpaquePointer(bitPattern: 18240) as OpaquePointer?)], bits(18544 as Int32)) {
      bits(wrapper.sqlite3_errcode(OpaquePointer(bitPattern: 18240)) as Int32)
    })
  check(
    Forwarding("sqlite3_extended_errcode", [bits(OpaquePointer(bitPattern: 18560) as OpaquePointer?)], bits(18864 as Int32)) {
      bits(wrapper.sqlite3_extended_errcode(OpaquePointer(bitPattern: 18560)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_errmsg", [bits(OpaquePointer(bitPattern: 18880) as OpaquePointer?)],
      bits(UnsafePointer<CChar>(bitPattern: 19184) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_errmsg(OpaquePointer(bitPattern: 18880)) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_errmsg16", [bits(OpaquePointer(bitPattern: 19200) as OpaquePointer?)],
      bits(UnsafeRawPointer(bitPattern: 19504) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_errmsg16(OpaquePointer(bitPattern: 19200)) as UnsafeRawPointer?)
    })
  check(
    Forwarding("sqlite3_errstr", [bits(19520 as Int32)], bits(UnsafePointer<CChar>(bitPattern: 19824) as UnsafePointer<CChar>?)) {
      bits(wrapper.sqlite3_errstr(19520) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding("sqlite3_error_offset", [bits(OpaquePointer(bitPattern: 19840) as OpaquePointer?)], bits(20144 as Int32)) {
      bits(wrapper.sqlite3_error_offset(OpaquePointer(bitPattern: 19840)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_limit", [bits(OpaquePointer(bitPattern: 20160) as OpaquePointer?), bits(20176 as Int32), bits(20192 as Int32)],
      bits(20464 as Int32)
    ) {
      bits(wrapper.sqlite3_limit(OpaquePointer(bitPattern: 20160), 20176, 20192) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_prepare",
      [
        bits(OpaquePointer(bitPattern: 20480) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 20496) as UnsafePointer<CChar>?),
        bits(20512 as Int32), bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 20528) as UnsafeMutablePointer<OpaquePointer?>?),
        bits(UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 20544) as UnsafeMutablePointer<UnsafePointer<CChar>?>?),
      ], bits(20784 as Int32)
    ) {
      bits(
        wrapper.sqlite3_prepare(
          OpaquePointer(bitPattern: 20480), UnsafePointer<CChar>(bitPattern: 20496), 20512,
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 20528), UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 20544)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_prepare_v2",
      [
        bits(OpaquePointer(bitPattern: 20800) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 20816) as UnsafePointer<CChar>?),
        bits(20832 as Int32), bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 20848) as UnsafeMutablePointer<OpaquePointer?>?),
        bits(UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 20864) as UnsafeMutablePointer<UnsafePointer<CChar>?>?),
      ], bits(21104 as Int32)
    ) {
      bits(
        wrapper.sqlite3_prepare_v2(
          OpaquePointer(bitPattern: 20800), UnsafePointer<CChar>(bitPattern: 20816), 20832,
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 20848), UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 20864)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_prepare_v3",
      [
        bits(OpaquePointer(bitPattern: 21120) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 21136) as UnsafePointer<CChar>?),
        bits(21152 as Int32), bits(21168 as UInt32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 21184) as UnsafeMutablePointer<OpaquePointer?>?),
        bits(UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 21200) as UnsafeMutablePointer<UnsafePointer<CChar>?>?),
      ], bits(21424 as Int32)
    ) {
      bits(
        wrapper.sqlite3_prepare_v3(
          OpaquePointer(bitPattern: 21120), UnsafePointer<CChar>(bitPattern: 21136), 21152, 21168,
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 21184), UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 21200)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_prepare16",
      [
        bits(OpaquePointer(bitPattern: 21440) as OpaquePointer?), bits(UnsafeRawPointer(bitPattern: 21456) as UnsafeRawPointer?),
        bits(21472 as Int32), bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 21488) as UnsafeMutablePointer<OpaquePointer?>?),
        bits(UnsafeMutablePointer<UnsafeRawPointer?>(bitPattern: 21504) as UnsafeMutablePointer<UnsafeRawPointer?>?),
      ], bits(21744 as Int32)
    ) {
      bits(
        wrapper.sqlite3_prepare16(
          OpaquePointer(bitPattern: 21440), UnsafeRawPointer(bitPattern: 21456), 21472,
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 21488), UnsafeMutablePointer<UnsafeRawPointer?>(bitPattern: 21504)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_prepare16_v2",
      [
        bits(OpaquePointer(bitPattern: 21760) as OpaquePointer?), bits(UnsafeRawPointer(bitPattern: 21776) as UnsafeRawPointer?),
        bits(21792 as Int32), bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 21808) as UnsafeMutablePointer<OpaquePointer?>?),
        bits(UnsafeMutablePointer<UnsafeRawPointer?>(bitPattern: 21824) as UnsafeMutablePointer<UnsafeRawPointer?>?),
      ], bits(22064 as Int32)
    ) {
      bits(
        wrapper.sqlite3_prepare16_v2(
          OpaquePointer(bitPattern: 21760), UnsafeRawPointer(bitPattern: 21776), 21792,
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 21808), UnsafeMutablePointer<UnsafeRawPointer?>(bitPattern: 21824)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_prepare16_v3",
      [
        bits(OpaquePointer(bitPattern: 22080) as OpaquePointer?), bits(UnsafeRawPointer(bitPattern: 22096) as UnsafeRawPointer?),
        bits(22112 as Int32), bits(22128 as UInt32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 22144) as UnsafeMutablePointer<OpaquePointer?>?),
        bits(UnsafeMutablePointer<UnsafeRawPointer?>(bitPattern: 22160) as UnsafeMutablePointer<UnsafeRawPointer?>?),
      ], bits(22384 as Int32)
    ) {
      bits(
        wrapper.sqlite3_prepare16_v3(
          OpaquePointer(bitPattern: 22080), UnsafeRawPointer(bitPattern: 22096), 22112, 22128,
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 22144), UnsafeMutablePointer<UnsafeRawPointer?>(bitPattern: 22160)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_sql", [bits(OpaquePointer(bitPattern: 22400) as OpaquePointer?)],
      bits(UnsafePointer<CChar>(bitPattern: 22704) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_sql(OpaquePointer(bitPattern: 22400)) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_expanded_sql", [bits(OpaquePointer(bitPattern: 22720) as OpaquePointer?)],
      bits(UnsafeMutablePointer<CChar>(bitPattern: 23024) as UnsafeMutablePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_expanded_sql(OpaquePointer(bitPattern: 22720)) as UnsafeMutablePointer<CChar>?)
    })
  check(
    Forwarding("sqlite3_stmt_readonly", [bits(OpaquePointer(bitPattern: 23040) as OpaquePointer?)], bits(23344 as Int32)) {
      bits(wrapper.sqlite3_stmt_readonly(OpaquePointer(bitPattern: 23040)) as Int32)
    })
  check(
    Forwarding("sqlite3_stmt_isexplain", [bits(OpaquePointer(bitPattern: 23360) as OpaquePointer?)], bits(23664 as Int32)) {
      bits(wrapper.sqlite3_stmt_isexplain(OpaquePointer(bitPattern: 23360)) as Int32)
    })
  check(
    Forwarding("sqlite3_stmt_busy", [bits(OpaquePointer(bitPattern: 23680) as OpaquePointer?)], bits(23984 as Int32)) {
      bits(wrapper.sqlite3_stmt_busy(OpaquePointer(bitPattern: 23680)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_blob",
      [
        bits(OpaquePointer(bitPattern: 24000) as OpaquePointer?), bits(24016 as Int32),
        bits(UnsafeRawPointer(bitPattern: 24032) as UnsafeRawPointer?), bits(24048 as Int32),
        bits(
          unsafeBitCast(24064, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], bits(24304 as Int32)
    ) {
      bits(
        wrapper.sqlite3_bind_blob(
          OpaquePointer(bitPattern: 24000), 24016, UnsafeRawPointer(bitPattern: 24032), 24048,
          unsafeBitCast(24064, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_blob64",
      [
        bits(OpaquePointer(bitPattern: 24320) as OpaquePointer?), bits(24336 as Int32),
        bits(UnsafeRawPointer(bitPattern: 24352) as UnsafeRawPointer?), bits(24368 as UInt64),
        bits(
          unsafeBitCast(24384, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], bits(24624 as Int32)
    ) {
      bits(
        wrapper.sqlite3_bind_blob64(
          OpaquePointer(bitPattern: 24320), 24336, UnsafeRawPointer(bitPattern: 24352), 24368,
          unsafeBitCast(24384, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_double", [bits(OpaquePointer(bitPattern: 24640) as OpaquePointer?), bits(24656 as Int32), bits(24672 as Double)],
      bits(24944 as Int32)
    ) {
      bits(wrapper.sqlite3_bind_double(OpaquePointer(bitPattern: 24640), 24656, 24672) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_int", [bits(OpaquePointer(bitPattern: 24960) as OpaquePointer?), bits(24976 as Int32), bits(24992 as Int32)],
      bits(25264 as Int32)
    ) {
      bits(wrapper.sqlite3_bind_int(OpaquePointer(bitPattern: 24960), 24976, 24992) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_int64", [bits(OpaquePointer(bitPattern: 25280) as OpaquePointer?), bits(25296 as Int32), bits(25312 as Int64)],
      bits(25584 as Int32)
    ) {
      bits(wrapper.sqlite3_bind_int64(OpaquePointer(bitPattern: 25280), 25296, 25312) as Int32)
    })
  check(
    Forwarding("sqlite3_bind_null", [bits(OpaquePointer(bitPattern: 25600) as OpaquePointer?), bits(25616 as Int32)], bits(25904 as Int32))
    {
      bits(wrapper.sqlite3_bind_null(OpaquePointer(bitPattern: 25600), 25616) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_text",
      [
        bits(OpaquePointer(bitPattern: 25920) as OpaquePointer?), bits(25936 as Int32),
        bits(UnsafePointer<CChar>(bitPattern: 25952) as UnsafePointer<CChar>?), bits(25968 as Int32),
        bits(
          unsafeBitCast(25984, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], bits(26224 as Int32)
    ) {
      bits(
        wrapper.sqlite3_bind_text(
          OpaquePointer(bitPattern: 25920), 25936, UnsafePointer<CChar>(bitPattern: 25952), 25968,
          unsafeBitCast(25984, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_text16",
      [
        bits(OpaquePointer(bitPattern: 26240) as OpaquePointer?), bits(26256 as Int32),
        bits(UnsafeRawPointer(bitPattern: 26272) as UnsafeRawPointer?), bits(26288 as Int32),
        bits(
          unsafeBitCast(26304, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], bits(26544 as Int32)
    ) {
      bits(
        wrapper.sqlite3_bind_text16(
          OpaquePointer(bitPattern: 26240), 26256, UnsafeRawPointer(bitPattern: 26272), 26288,
          unsafeBitCast(26304, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_text64",
      [
        bits(OpaquePointer(bitPattern: 26560) as OpaquePointer?), bits(26576 as Int32),
        bits(UnsafePointer<CChar>(bitPattern: 26592) as UnsafePointer<CChar>?), bits(26608 as UInt64),
        bits(
          unsafeBitCast(26624, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?), bits(65 as UInt8),
      ], bits(26864 as Int32)
    ) {
      bits(
        wrapper.sqlite3_bind_text64(
          OpaquePointer(bitPattern: 26560), 26576, UnsafePointer<CChar>(bitPattern: 26592), 26608,
          unsafeBitCast(26624, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self), 65) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_value",
      [
        bits(OpaquePointer(bitPattern: 26880) as OpaquePointer?), bits(26896 as Int32),
        bits(OpaquePointer(bitPattern: 26912) as OpaquePointer?),
      ], bits(27184 as Int32)
    ) {
      bits(wrapper.sqlite3_bind_value(OpaquePointer(bitPattern: 26880), 26896, OpaquePointer(bitPattern: 26912)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_pointer",
      [
        bits(OpaquePointer(bitPattern: 27200) as OpaquePointer?), bits(27216 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 27232) as UnsafeMutableRawPointer?),
        bits(UnsafePointer<CChar>(bitPattern: 27248) as UnsafePointer<CChar>?),
        bits(
          unsafeBitCast(27264, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], bits(27504 as Int32)
    ) {
      bits(
        wrapper.sqlite3_bind_pointer(
          OpaquePointer(bitPattern: 27200), 27216, UnsafeMutableRawPointer(bitPattern: 27232), UnsafePointer<CChar>(bitPattern: 27248),
          unsafeBitCast(27264, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_zeroblob", [bits(OpaquePointer(bitPattern: 27520) as OpaquePointer?), bits(27536 as Int32), bits(27552 as Int32)],
      bits(27824 as Int32)
    ) {
      bits(wrapper.sqlite3_bind_zeroblob(OpaquePointer(bitPattern: 27520), 27536, 27552) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_zeroblob64", [bits(OpaquePointer(bitPattern: 27840) as OpaquePointer?), bits(27856 as Int32), bits(27872 as UInt64)],
      bits(28144 as Int32)
    ) {
      bits(wrapper.sqlite3_bind_zeroblob64(OpaquePointer(bitPattern: 27840), 27856, 27872) as Int32)
    })
  check(
    Forwarding("sqlite3_bind_parameter_count", [bits(OpaquePointer(bitPattern: 28160) as OpaquePointer?)], bits(28464 as Int32)) {
      bits(wrapper.sqlite3_bind_parameter_count(OpaquePointer(bitPattern: 28160)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_bind_parameter_name", [bits(OpaquePointer(bitPattern: 28480) as OpaquePointer?), bits(28496 as Int32)],
      bits(UnsafePointer<CChar>(bitPattern: 28784) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_bind_parameter_name(OpaquePointer(bitPattern: 28480), 28496) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_bind_parameter_index",
      [bits(OpaquePointer(bitPattern: 28800) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 28816) as UnsafePointer<CChar>?)],
      bits(29104 as Int32)
    ) {
      bits(wrapper.sqlite3_bind_parameter_index(OpaquePointer(bitPattern: 28800), UnsafePointer<CChar>(bitPattern: 28816)) as Int32)
    })
  check(
    Forwarding("sqlite3_clear_bindings", [bits(OpaquePointer(bitPattern: 29120) as OpaquePointer?)], bits(29424 as Int32)) {
      bits(wrapper.sqlite3_clear_bindings(OpaquePointer(bitPattern: 29120)) as Int32)
    })
  check(
    Forwarding("sqlite3_column_count", [bits(OpaquePointer(bitPattern: 29440) as OpaquePointer?)], bits(29744 as Int32)) {
      bits(wrapper.sqlite3_column_count(OpaquePointer(bitPattern: 29440)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_column_name", [bits(OpaquePointer(bitPattern: 29760) as OpaquePointer?), bits(29776 as Int32)],
      bits(UnsafePointer<CChar>(bitPattern: 30064) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_column_name(OpaquePointer(bitPattern: 29760), 29776) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_column_name16", [bits(OpaquePointer(bitPattern: 30080) as OpaquePointer?), bits(30096 as Int32)],
      bits(UnsafeRawPointer(bitPattern: 30384) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_column_name16(OpaquePointer(bitPattern: 30080), 30096) as UnsafeRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_column_database_name", [bits(OpaquePointer(bitPattern: 30400) as OpaquePointer?), bits(30416 as Int32)],
      bits(UnsafePointer<CChar>(bitPattern: 30704) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_column_database_name(OpaquePointer(bitPattern: 30400), 30416) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_column_database_name16", [bits(OpaquePointer(bitPattern: 30720) as OpaquePointer?), bits(30736 as Int32)],
      bits(UnsafeRawPointer(bitPattern: 31024) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_column_database_name16(OpaquePointer(bitPattern: 30720), 30736) as UnsafeRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_column_table_name", [bits(OpaquePointer(bitPattern: 31040) as OpaquePointer?), bits(31056 as Int32)],
      bits(UnsafePointer<CChar>(bitPattern: 31344) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_column_table_name(OpaquePointer(bitPattern: 31040), 31056) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_column_table_name16", [bits(OpaquePointer(bitPattern: 31360) as OpaquePointer?), bits(31376 as Int32)],
      bits(UnsafeRawPointer(bitPattern: 31664) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_column_table_name16(OpaquePointer(bitPattern: 31360), 31376) as UnsafeRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_column_origin_name", [bits(OpaquePointer(bitPattern: 31680) as OpaquePointer?), bits(31696 as Int32)],
      bits(UnsafePointer<CChar>(bitPattern: 31984) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_column_origin_name(OpaquePointer(bitPattern: 31680), 31696) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_column_origin_name16", [bits(OpaquePointer(bitPattern: 32000) as OpaquePointer?), bits(32016 as Int32)],
      bits(UnsafeRawPointer(bitPattern: 32304) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_column_origin_name16(OpaquePointer(bitPattern: 32000), 32016) as UnsafeRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_column_decltype", [bits(OpaquePointer(bitPattern: 32320) as OpaquePointer?), bits(32336 as Int32)],
      bits(UnsafePointer<CChar>(bitPattern: 32624) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_column_decltype(OpaquePointer(bitPattern: 32320), 32336) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_column_decltype16", [bits(OpaquePointer(bitPattern: 32640) as OpaquePointer?), bits(32656 as Int32)],
      bits(UnsafeRawPointer(bitPattern: 32944) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_column_decltype16(OpaquePointer(bitPattern: 32640), 32656) as UnsafeRawPointer?)
    })
  check(
    Forwarding("sqlite3_step", [bits(OpaquePointer(bitPattern: 32960) as OpaquePointer?)], bits(33264 as Int32)) {
      bits(wrapper.sqlite3_step(OpaquePointer(bitPattern: 32960)) as Int32)
    })
  check(
    Forwarding("sqlite3_data_count", [bits(OpaquePointer(bitPattern: 33280) as OpaquePointer?)], bits(33584 as Int32)) {
      bits(wrapper.sqlite3_data_count(OpaquePointer(bitPattern: 33280)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_column_blob", [bits(OpaquePointer(bitPattern: 33600) as OpaquePointer?), bits(33616 as Int32)],
      bits(UnsafeRawPointer(bitPattern: 33904) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_column_blob(OpaquePointer(bitPattern: 33600), 33616) as UnsafeRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_column_double", [bits(OpaquePointer(bitPattern: 33920) as OpaquePointer?), bits(33936 as Int32)], bits(34224 as Double)
    ) {
      bits(wrapper.sqlite3_column_double(OpaquePointer(bitPattern: 33920), 33936) as Double)
    })
  check(
    Forwarding(
      "sqlite3_column_int", [bits(OpaquePointer(bitPattern: 34240) as OpaquePointer?), bits(34256 as Int32)], bits(34544 as Int32)
    ) {
      bits(wrapper.sqlite3_column_int(OpaquePointer(bitPattern: 34240), 34256) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_column_int64", [bits(OpaquePointer(bitPattern: 34560) as OpaquePointer?), bits(34576 as Int32)], bits(34864 as Int64)
    ) {
      bits(wrapper.sqlite3_column_int64(OpaquePointer(bitPattern: 34560), 34576) as Int64)
    })
  check(
    Forwarding(
      "sqlite3_column_text", [bits(OpaquePointer(bitPattern: 34880) as OpaquePointer?), bits(34896 as Int32)],
      bits(UnsafePointer<UInt8>(bitPattern: 35184) as UnsafePointer<UInt8>?)
    ) {
      bits(wrapper.sqlite3_column_text(OpaquePointer(bitPattern: 34880), 34896) as UnsafePointer<UInt8>?)
    })
  check(
    Forwarding(
      "sqlite3_column_text16", [bits(OpaquePointer(bitPattern: 35200) as OpaquePointer?), bits(35216 as Int32)],
      bits(UnsafeRawPointer(bitPattern: 35504) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_column_text16(OpaquePointer(bitPattern: 35200), 35216) as UnsafeRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_column_value", [bits(OpaquePointer(bitPattern: 35520) as OpaquePointer?), bits(35536 as Int32)],
      bits(OpaquePointer(bitPattern: 35824) as OpaquePointer?)
    ) {
      bits(wrapper.sqlite3_column_value(OpaquePointer(bitPattern: 35520), 35536) as OpaquePointer?)
    })
  check(
    Forwarding(
      "sqlite3_column_bytes", [bits(OpaquePointer(bitPattern: 35840) as OpaquePointer?), bits(35856 as Int32)], bits(36144 as Int32)
    ) {
      bits(wrapper.sqlite3_column_bytes(OpaquePointer(bitPattern: 35840), 35856) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_column_bytes16", [bits(OpaquePointer(bitPattern: 36160) as OpaquePointer?), bits(36176 as Int32)], bits(36464 as Int32)
    ) {
      bits(wrapper.sqlite3_column_bytes16(OpaquePointer(bitPattern: 36160), 36176) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_column_type", [bits(OpaquePointer(bitPattern: 36480) as OpaquePointer?), bits(36496 as Int32)], bits(36784 as Int32)
    ) {
      bits(wrapper.sqlite3_column_type(OpaquePointer(bitPattern: 36480), 36496) as Int32)
    })
  check(
    Forwarding("sqlite3_finalize", [bits(OpaquePointer(bitPattern: 36800) as OpaquePointer?)], bits(37104 as Int32)) {
      bits(wrapper.sqlite3_finalize(OpaquePointer(bitPattern: 36800)) as Int32)
    })
  check(
    Forwarding("sqlite3_reset", [bits(OpaquePointer(bitPattern: 37120) as OpaquePointer?)], bits(37424 as Int32)) {
      bits(wrapper.sqlite3_reset(OpaquePointer(bitPattern: 37120)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_create_function",
      [
        bits(OpaquePointer(bitPattern: 37440) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 37456) as UnsafePointer<CChar>?),
        bits(37472 as Int32), bits(37488 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 37504) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(37520, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self)
            as (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?),
        bits(
          unsafeBitCast(37536, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self)
            as (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?),
        bits(unsafeBitCast(37552, to: (@convention(c) (OpaquePointer?) -> Void)?.self) as (@convention(c) (OpaquePointer?) -> Void)?),
      ], bits(37744 as Int32)
    ) {
      bits(
        wrapper.sqlite3_create_function(
          OpaquePointer(bitPattern: 37440), UnsafePointer<CChar>(bitPattern: 37456), 37472, 37488,
          UnsafeMutableRawPointer(bitPattern: 37504),
          unsafeBitCast(37520, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self),
          unsafeBitCast(37536, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self),
          unsafeBitCast(37552, to: (@convention(c) (OpaquePointer?) -> Void)?.self)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_create_function16",
      [
        bits(OpaquePointer(bitPattern: 37760) as OpaquePointer?), bits(UnsafeRawPointer(bitPattern: 37776) as UnsafeRawPointer?),
        bits(37792 as Int32), bits(37808 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 37824) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(37840, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self)
            as (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?),
        bits(
          unsafeBitCast(37856, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self)
            as (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?),
        bits(unsafeBitCast(37872, to: (@convention(c) (OpaquePointer?) -> Void)?.self) as (@convention(c) (OpaquePointer?) -> Void)?),
      ], bits(38064 as Int32)
    ) {
      bits(
        wrapper.sqlite3_create_function16(
          OpaquePointer(bitPattern: 37760), UnsafeRawPointer(bitPattern: 37776), 37792, 37808, UnsafeMutableRawPointer(bitPattern: 37824),
          unsafeBitCast(37840, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self),
          unsafeBitCast(37856, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self),
          unsafeBitCast(37872, to: (@convention(c) (OpaquePointer?) -> Void)?.self)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_create_function_v2",
      [
        bits(OpaquePointer(bitPattern: 38080) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 38096) as UnsafePointer<CChar>?),
        bits(38112 as Int32), bits(38128 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 38144) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(38160, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self)
            as (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?),
        bits(
          unsafeBitCast(38176, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self)
            as (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?),
        bits(unsafeBitCast(38192, to: (@convention(c) (OpaquePointer?) -> Void)?.self) as (@convention(c) (OpaquePointer?) -> Void)?),
        bits(
          unsafeBitCast(38208, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], bits(38384 as Int32)
    ) {
      bits(
        wrapper.sqlite3_create_function_v2(
          OpaquePointer(bitPattern: 38080), UnsafePointer<CChar>(bitPattern: 38096), 38112, 38128,
          UnsafeMutableRawPointer(bitPattern: 38144),
          unsafeBitCast(38160, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self),
          unsafeBitCast(38176, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self),
          unsafeBitCast(38192, to: (@convention(c) (OpaquePointer?) -> Void)?.self),
          unsafeBitCast(38208, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_create_window_function",
      [
        bits(OpaquePointer(bitPattern: 38400) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 38416) as UnsafePointer<CChar>?),
        bits(38432 as Int32), bits(38448 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 38464) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(38480, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self)
            as (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?),
        bits(unsafeBitCast(38496, to: (@convention(c) (OpaquePointer?) -> Void)?.self) as (@convention(c) (OpaquePointer?) -> Void)?),
        bits(unsafeBitCast(38512, to: (@convention(c) (OpaquePointer?) -> Void)?.self) as (@convention(c) (OpaquePointer?) -> Void)?),
        bits(
          unsafeBitCast(38528, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self)
            as (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?),
        bits(
          unsafeBitCast(38544, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], bits(38704 as Int32)
    ) {
      bits(
        wrapper.sqlite3_create_window_function(
          OpaquePointer(bitPattern: 38400), UnsafePointer<CChar>(bitPattern: 38416), 38432, 38448,
          UnsafeMutableRawPointer(bitPattern: 38464),
          unsafeBitCast(38480, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self),
          unsafeBitCast(38496, to: (@convention(c) (OpaquePointer?) -> Void)?.self),
          unsafeBitCast(38512, to: (@convention(c) (OpaquePointer?) -> Void)?.self),
          unsafeBitCast(38528, to: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?.self),
          unsafeBitCast(38544, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)) as Int32)
    })
  check(
    Forwarding("sqlite3_aggregate_count", [bits(OpaquePointer(bitPattern: 38720) as OpaquePointer?)], bits(39024 as Int32)) {
      bits(wrapper.sqlite3_aggregate_count(OpaquePointer(bitPattern: 38720)) as Int32)
    })
  check(
    Forwarding("sqlite3_expired", [bits(OpaquePointer(bitPattern: 39040) as OpaquePointer?)], bits(39344 as Int32)) {
      bits(wrapper.sqlite3_expired(OpaquePointer(bitPattern: 39040)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_transfer_bindings",
      [bits(OpaquePointer(bitPattern: 39360) as OpaquePointer?), bits(OpaquePointer(bitPattern: 39376) as OpaquePointer?)],
      bits(39664 as Int32)
    ) {
      bits(wrapper.sqlite3_transfer_bindings(OpaquePointer(bitPattern: 39360), OpaquePointer(bitPattern: 39376)) as Int32)
    })
  check(
    Forwarding("sqlite3_global_recover", [], bits(39984 as Int32)) {
      bits(wrapper.sqlite3_global_recover() as Int32)
    })
  check(
    Forwarding("sqlite3_thread_cleanup", [], nil) {
      wrapper.sqlite3_thread_cleanup(); return nil
    })
  check(
    Forwarding(
      "sqlite3_memory_alarm",
      [
        bits(
          unsafeBitCast(40320, to: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Void)?),
        bits(UnsafeMutableRawPointer(bitPattern: 40336) as UnsafeMutableRawPointer?), bits(40352 as Int64),
      ], bits(40624 as Int32)
    ) {
      bits(
        wrapper.sqlite3_memory_alarm(
          unsafeBitCast(40320, to: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Void)?.self),
          UnsafeMutableRawPointer(bitPattern: 40336), 40352) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_value_blob", [bits(OpaquePointer(bitPattern: 40640) as OpaquePointer?)],
      bits(UnsafeRawPointer(bitPattern: 40944) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_value_blob(OpaquePointer(bitPattern: 40640)) as UnsafeRawPointer?)
    })
  check(
    Forwarding("sqlite3_value_double", [bits(OpaquePointer(bitPattern: 40960) as OpaquePointer?)], bits(41264 as Double)) {
      bits(wrapper.sqlite3_value_double(OpaquePointer(bitPattern: 40960)) as Double)
    })
  check(
    Forwarding("sqlite3_value_int", [bits(OpaquePointer(bitPattern: 41280) as OpaquePointer?)], bits(41584 as Int32)) {
      bits(wrapper.sqlite3_value_int(OpaquePointer(bitPattern: 41280)) as Int32)
    })
  check(
    Forwarding("sqlite3_value_int64", [bits(OpaquePointer(bitPattern: 41600) as OpaquePointer?)], bits(41904 as Int64)) {
      bits(wrapper.sqlite3_value_int64(OpaquePointer(bitPattern: 41600)) as Int64)
    })
  check(
    Forwarding(
      "sqlite3_value_pointer",
      [bits(OpaquePointer(bitPattern: 41920) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 41936) as UnsafePointer<CChar>?)],
      bits(UnsafeMutableRawPointer(bitPattern: 42224) as UnsafeMutableRawPointer?)
    ) {
      bits(
        wrapper.sqlite3_value_pointer(OpaquePointer(bitPattern: 41920), UnsafePointer<CChar>(bitPattern: 41936)) as UnsafeMutableRawPointer?
      )
    })
  check(
    Forwarding(
      "sqlite3_value_text", [bits(OpaquePointer(bitPattern: 42240) as OpaquePointer?)],
      bits(UnsafePointer<UInt8>(bitPattern: 42544) as UnsafePointer<UInt8>?)
    ) {
      bits(wrapper.sqlite3_value_text(OpaquePointer(bitPattern: 42240)) as UnsafePointer<UInt8>?)
    })
  check(
    Forwarding(
      "sqlite3_value_text16", [bits(OpaquePointer(bitPattern: 42560) as OpaquePointer?)],
      bits(UnsafeRawPointer(bitPattern: 42864) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_value_text16(OpaquePointer(bitPattern: 42560)) as UnsafeRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_value_text16le", [bits(OpaquePointer(bitPattern: 42880) as OpaquePointer?)],
      bits(UnsafeRawPointer(bitPattern: 43184) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_value_text16le(OpaquePointer(bitPattern: 42880)) as UnsafeRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_value_text16be", [bits(OpaquePointer(bitPattern: 43200) as OpaquePointer?)],
      bits(UnsafeRawPointer(bitPattern: 43504) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_value_text16be(OpaquePointer(bitPattern: 43200)) as UnsafeRawPointer?)
    })
  check(
    Forwarding("sqlite3_value_bytes", [bits(OpaquePointer(bitPattern: 43520) as OpaquePointer?)], bits(43824 as Int32)) {
      bits(wrapper.sqlite3_value_bytes(OpaquePointer(bitPattern: 43520)) as Int32)
    })
  check(
    Forwarding("sqlite3_value_bytes16", [bits(OpaquePointer(bitPattern: 43840) as OpaquePointer?)], bits(44144 as Int32)) {
      bits(wrapper.sqlite3_value_bytes16(OpaquePointer(bitPattern: 43840)) as Int32)
    })
  check(
    Forwarding("sqlite3_value_type", [bits(OpaquePointer(bitPattern: 44160) as OpaquePointer?)], bits(44464 as Int32)) {
      bits(wrapper.sqlite3_value_type(OpaquePointer(bitPattern: 44160)) as Int32)
    })
  check(
    Forwarding("sqlite3_value_numeric_type", [bits(OpaquePointer(bitPattern: 44480) as OpaquePointer?)], bits(44784 as Int32)) {
      bits(wrapper.sqlite3_value_numeric_type(OpaquePointer(bitPattern: 44480)) as Int32)
    })
  check(
    Forwarding("sqlite3_value_nochange", [bits(OpaquePointer(bitPattern: 44800) as OpaquePointer?)], bits(45104 as Int32)) {
      bits(wrapper.sqlite3_value_nochange(OpaquePointer(bitPattern: 44800)) as Int32)
    })
  check(
    Forwarding("sqlite3_value_frombind", [bits(OpaquePointer(bitPattern: 45120) as OpaquePointer?)], bits(45424 as Int32)) {
      bits(wrapper.sqlite3_value_frombind(OpaquePointer(bitPattern: 45120)) as Int32)
    })
  check(
    Forwarding("sqlite3_value_encoding", [bits(OpaquePointer(bitPattern: 45440) as OpaquePointer?)], bits(45744 as Int32)) {
      bits(wrapper.sqlite3_value_encoding(OpaquePointer(bitPattern: 45440)) as Int32)
    })
  check(
    Forwarding("sqlite3_value_subtype", [bits(OpaquePointer(bitPattern: 45760) as OpaquePointer?)], bits(46064 as UInt32)) {
      bits(wrapper.sqlite3_value_subtype(OpaquePointer(bitPattern: 45760)) as UInt32)
    })
  check(
    Forwarding(
      "sqlite3_value_dup", [bits(OpaquePointer(bitPattern: 46080) as OpaquePointer?)],
      bits(OpaquePointer(bitPattern: 46384) as OpaquePointer?)
    ) {
      bits(wrapper.sqlite3_value_dup(OpaquePointer(bitPattern: 46080)) as OpaquePointer?)
    })
  check(
    Forwarding("sqlite3_value_free", [bits(OpaquePointer(bitPattern: 46400) as OpaquePointer?)], nil) {
      wrapper.sqlite3_value_free(OpaquePointer(bitPattern: 46400)); return nil
    })
  check(
    Forwarding(
      "sqlite3_aggregate_context", [bits(OpaquePointer(bitPattern: 46720) as OpaquePointer?), bits(46736 as Int32)],
      bits(UnsafeMutableRawPointer(bitPattern: 47024) as UnsafeMutableRawPointer?)
    ) {
      bits(wrapper.sqlite3_aggregate_context(OpaquePointer(bitPattern: 46720), 46736) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_user_data", [bits(OpaquePointer(bitPattern: 47040) as OpaquePointer?)],
      bits(UnsafeMutableRawPointer(bitPattern: 47344) as UnsafeMutableRawPointer?)
    ) {
      bits(wrapper.sqlite3_user_data(OpaquePointer(bitPattern: 47040)) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_context_db_handle", [bits(OpaquePointer(bitPattern: 47360) as OpaquePointer?)],
      bits(OpaquePointer(bitPattern: 47664) as OpaquePointer?)
    ) {
      bits(wrapper.sqlite3_context_db_handle(OpaquePointer(bitPattern: 47360)) as OpaquePointer?)
    })
  check(
    Forwarding(
      "sqlite3_get_auxdata", [bits(OpaquePointer(bitPattern: 47680) as OpaquePointer?), bits(47696 as Int32)],
      bits(UnsafeMutableRawPointer(bitPattern: 47984) as UnsafeMutableRawPointer?)
    ) {
      bits(wrapper.sqlite3_get_auxdata(OpaquePointer(bitPattern: 47680), 47696) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_set_auxdata",
      [
        bits(OpaquePointer(bitPattern: 48000) as OpaquePointer?), bits(48016 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 48032) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(48048, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], nil
    ) {
      wrapper.sqlite3_set_auxdata(
        OpaquePointer(bitPattern: 48000), 48016, UnsafeMutableRawPointer(bitPattern: 48032),
        unsafeBitCast(48048, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self));
      return nil
    })
  check(
    Forwarding(
      "sqlite3_result_blob",
      [
        bits(OpaquePointer(bitPattern: 48320) as OpaquePointer?), bits(UnsafeRawPointer(bitPattern: 48336) as UnsafeRawPointer?),
        bits(48352 as Int32),
        bits(
          unsafeBitCast(48368, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], nil
    ) {
      wrapper.sqlite3_result_blob(
        OpaquePointer(bitPattern: 48320), UnsafeRawPointer(bitPattern: 48336), 48352,
        unsafeBitCast(48368, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self));
      return nil
    })
  check(
    Forwarding(
      "sqlite3_result_blob64",
      [
        bits(OpaquePointer(bitPattern: 48640) as OpaquePointer?), bits(UnsafeRawPointer(bitPattern: 48656) as UnsafeRawPointer?),
        bits(48672 as UInt64),
        bits(
          unsafeBitCast(48688, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], nil
    ) {
      wrapper.sqlite3_result_blob64(
        OpaquePointer(bitPattern: 48640), UnsafeRawPointer(bitPattern: 48656), 48672,
        unsafeBitCast(48688, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self));
      return nil
    })
  check(
    Forwarding("sqlite3_result_double", [bits(OpaquePointer(bitPattern: 48960) as OpaquePointer?), bits(48976 as Double)], nil) {
      wrapper.sqlite3_result_double(OpaquePointer(bitPattern: 48960), 48976); return nil
    })
  check(
    Forwarding(
      "sqlite3_result_error",
      [
        bits(OpaquePointer(bitPattern: 49280) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 49296) as UnsafePointer<CChar>?),
        bits(49312 as Int32),
      ], nil
    ) {
      wrapper.sqlite3_result_error(OpaquePointer(bitPattern: 49280), UnsafePointer<CChar>(bitPattern: 49296), 49312); return nil
    })
  check(
    Forwarding(
      "sqlite3_result_error16",
      [
        bits(OpaquePointer(bitPattern: 49600) as OpaquePointer?), bits(UnsafeRawPointer(bitPattern: 49616) as UnsafeRawPointer?),
        bits(49632 as Int32),
      ], nil
    ) {
      wrapper.sqlite3_result_error16(OpaquePointer(bitPattern: 49600), UnsafeRawPointer(bitPattern: 49616), 49632); return nil
    })
  check(
    Forwarding("sqlite3_result_error_toobig", [bits(OpaquePointer(bitPattern: 49920) as OpaquePointer?)], nil) {
      wrapper.sqlite3_result_error_toobig(OpaquePointer(bitPattern: 49920)); return nil
    })
  check(
    Forwarding("sqlite3_result_error_nomem", [bits(OpaquePointer(bitPattern: 50240) as OpaquePointer?)], nil) {
      wrapper.sqlite3_result_error_nomem(OpaquePointer(bitPattern: 50240)); return nil
    })
  check(
    Forwarding("sqlite3_result_error_code", [bits(OpaquePointer(bitPattern: 50560) as OpaquePointer?), bits(50576 as Int32)], nil) {
      wrapper.sqlite3_result_error_code(OpaquePointer(bitPattern: 50560), 50576); return nil
    })
  check(
    Forwarding("sqlite3_result_int", [bits(OpaquePointer(bitPattern: 50880) as OpaquePointer?), bits(50896 as Int32)], nil) {
      wrapper.sqlite3_result_int(OpaquePointer(bitPattern: 50880), 50896); return nil
    })
  check(
    Forwarding("sqlite3_result_int64", [bits(OpaquePointer(bitPattern: 51200) as OpaquePointer?), bits(51216 as Int64)], nil) {
      wrapper.sqlite3_result_int64(OpaquePointer(bitPattern: 51200), 51216); return nil
    })
  check(
    Forwarding("sqlite3_result_null", [bits(OpaquePointer(bitPattern: 51520) as OpaquePointer?)], nil) {
      wrapper.sqlite3_result_null(OpaquePointer(bitPattern: 51520)); return nil
    })
  check(
    Forwarding(
      "sqlite3_result_text",
      [
        bits(OpaquePointer(bitPattern: 51840) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 51856) as UnsafePointer<CChar>?),
        bits(51872 as Int32),
        bits(
          unsafeBitCast(51888, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], nil
    ) {
      wrapper.sqlite3_result_text(
        OpaquePointer(bitPattern: 51840), UnsafePointer<CChar>(bitPattern: 51856), 51872,
        unsafeBitCast(51888, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self));
      return nil
    })
  check(
    Forwarding(
      "sqlite3_result_text64",
      [
        bits(OpaquePointer(bitPattern: 52160) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 52176) as UnsafePointer<CChar>?),
        bits(52192 as UInt64),
        bits(
          unsafeBitCast(52208, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?), bits(64 as UInt8),
      ], nil
    ) {
      wrapper.sqlite3_result_text64(
        OpaquePointer(bitPattern: 52160), UnsafePointer<CChar>(bitPattern: 52176), 52192,
        unsafeBitCast(52208, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self), 64);
      return nil
    })
  check(
    Forwarding(
      "sqlite3_result_text16",
      [
        bits(OpaquePointer(bitPattern: 52480) as OpaquePointer?), bits(UnsafeRawPointer(bitPattern: 52496) as UnsafeRawPointer?),
        bits(52512 as Int32),
        bits(
          unsafeBitCast(52528, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], nil
    ) {
      wrapper.sqlite3_result_text16(
        OpaquePointer(bitPattern: 52480), UnsafeRawPointer(bitPattern: 52496), 52512,
        unsafeBitCast(52528, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self));
      return nil
    })
  check(
    Forwarding(
      "sqlite3_result_text16le",
      [
        bits(OpaquePointer(bitPattern: 52800) as OpaquePointer?), bits(UnsafeRawPointer(bitPattern: 52816) as UnsafeRawPointer?),
        bits(52832 as Int32),
        bits(
          unsafeBitCast(52848, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], nil
    ) {
      wrapper.sqlite3_result_text16le(
        OpaquePointer(bitPattern: 52800), UnsafeRawPointer(bitPattern: 52816), 52832,
        unsafeBitCast(52848, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self));
      return nil
    })
  check(
    Forwarding(
      "sqlite3_result_text16be",
      [
        bits(OpaquePointer(bitPattern: 53120) as OpaquePointer?), bits(UnsafeRawPointer(bitPattern: 53136) as UnsafeRawPointer?),
        bits(53152 as Int32),
        bits(
          unsafeBitCast(53168, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], nil
    ) {
      wrapper.sqlite3_result_text16be(
        OpaquePointer(bitPattern: 53120), UnsafeRawPointer(bitPattern: 53136), 53152,
        unsafeBitCast(53168, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self));
      return nil
    })
  check(
    Forwarding(
      "sqlite3_result_value",
      [bits(OpaquePointer(bitPattern: 53440) as OpaquePointer?), bits(OpaquePointer(bitPattern: 53456) as OpaquePointer?)], nil
    ) {
      wrapper.sqlite3_result_value(OpaquePointer(bitPattern: 53440), OpaquePointer(bitPattern: 53456)); return nil
    })
  check(
    Forwarding(
      "sqlite3_result_pointer",
      [
        bits(OpaquePointer(bitPattern: 53760) as OpaquePointer?),
        bits(UnsafeMutableRawPointer(bitPattern: 53776) as UnsafeMutableRawPointer?),
        bits(UnsafePointer<CChar>(bitPattern: 53792) as UnsafePointer<CChar>?),
        bits(
          unsafeBitCast(53808, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], nil
    ) {
      wrapper.sqlite3_result_pointer(
        OpaquePointer(bitPattern: 53760), UnsafeMutableRawPointer(bitPattern: 53776), UnsafePointer<CChar>(bitPattern: 53792),
        unsafeBitCast(53808, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self));
      return nil
    })
  check(
    Forwarding("sqlite3_result_zeroblob", [bits(OpaquePointer(bitPattern: 54080) as OpaquePointer?), bits(54096 as Int32)], nil) {
      wrapper.sqlite3_result_zeroblob(OpaquePointer(bitPattern: 54080), 54096); return nil
    })
  check(
    Forwarding(
      "sqlite3_result_zeroblob64", [bits(OpaquePointer(bitPattern: 54400) as OpaquePointer?), bits(54416 as UInt64)], bits(54704 as Int32)
    ) {
      bits(wrapper.sqlite3_result_zeroblob64(OpaquePointer(bitPattern: 54400), 54416) as Int32)
    })
  check(
    Forwarding("sqlite3_result_subtype", [bits(OpaquePointer(bitPattern: 54720) as OpaquePointer?), bits(54736 as UInt32)], nil) {
      wrapper.sqlite3_result_subtype(OpaquePointer(bitPattern: 54720), 54736); return nil
    })
  check(
    Forwarding(
      "sqlite3_create_collation",
      [
        bits(OpaquePointer(bitPattern: 55040) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 55056) as UnsafePointer<CChar>?),
        bits(55072 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 55088) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(
            55104, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?),
      ], bits(55344 as Int32)
    ) {
      bits(
        wrapper.sqlite3_create_collation(
          OpaquePointer(bitPattern: 55040), UnsafePointer<CChar>(bitPattern: 55056), 55072, UnsafeMutableRawPointer(bitPattern: 55088),
          unsafeBitCast(
            55104, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?.self))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3_create_collation_v2",
      [
        bits(OpaquePointer(bitPattern: 55360) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 55376) as UnsafePointer<CChar>?),
        bits(55392 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 55408) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(
            55424, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?),
        bits(
          unsafeBitCast(55440, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], bits(55664 as Int32)
    ) {
      bits(
        wrapper.sqlite3_create_collation_v2(
          OpaquePointer(bitPattern: 55360), UnsafePointer<CChar>(bitPattern: 55376), 55392, UnsafeMutableRawPointer(bitPattern: 55408),
          unsafeBitCast(
            55424, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?.self),
          unsafeBitCast(55440, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_create_collation16",
      [
        bits(OpaquePointer(bitPattern: 55680) as OpaquePointer?), bits(UnsafeRawPointer(bitPattern: 55696) as UnsafeRawPointer?),
        bits(55712 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 55728) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(
            55744, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?),
      ], bits(55984 as Int32)
    ) {
      bits(
        wrapper.sqlite3_create_collation16(
          OpaquePointer(bitPattern: 55680), UnsafeRawPointer(bitPattern: 55696), 55712, UnsafeMutableRawPointer(bitPattern: 55728),
          unsafeBitCast(
            55744, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?.self))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3_collation_needed",
      [
        bits(OpaquePointer(bitPattern: 56000) as OpaquePointer?),
        bits(UnsafeMutableRawPointer(bitPattern: 56016) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(56032, to: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void)?),
      ], bits(56304 as Int32)
    ) {
      bits(
        wrapper.sqlite3_collation_needed(
          OpaquePointer(bitPattern: 56000), UnsafeMutableRawPointer(bitPattern: 56016),
          unsafeBitCast(56032, to: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void)?.self))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3_collation_needed16",
      [
        bits(OpaquePointer(bitPattern: 56320) as OpaquePointer?),
        bits(UnsafeMutableRawPointer(bitPattern: 56336) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(56352, to: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafeRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafeRawPointer?) -> Void)?),
      ], bits(56624 as Int32)
    ) {
      bits(
        wrapper.sqlite3_collation_needed16(
          OpaquePointer(bitPattern: 56320), UnsafeMutableRawPointer(bitPattern: 56336),
          unsafeBitCast(56352, to: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafeRawPointer?) -> Void)?.self))
          as Int32)
    })
  check(
    Forwarding("sqlite3_sleep", [bits(56640 as Int32)], bits(56944 as Int32)) {
      bits(wrapper.sqlite3_sleep(56640) as Int32)
    })
  check(
    Forwarding("sqlite3_get_autocommit", [bits(OpaquePointer(bitPattern: 56960) as OpaquePointer?)], bits(57264 as Int32)) {
      bits(wrapper.sqlite3_get_autocommit(OpaquePointer(bitPattern: 56960)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_db_handle", [bits(OpaquePointer(bitPattern: 57280) as OpaquePointer?)],
      bits(OpaquePointer(bitPattern: 57584) as OpaquePointer?)
    ) {
      bits(wrapper.sqlite3_db_handle(OpaquePointer(bitPattern: 57280)) as OpaquePointer?)
    })
  check(
    Forwarding(
      "sqlite3_db_name", [bits(OpaquePointer(bitPattern: 57600) as OpaquePointer?), bits(57616 as Int32)],
      bits(UnsafePointer<CChar>(bitPattern: 57904) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_db_name(OpaquePointer(bitPattern: 57600), 57616) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_db_filename",
      [bits(OpaquePointer(bitPattern: 57920) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 57936) as UnsafePointer<CChar>?)],
      bits(UnsafePointer<CChar>(bitPattern: 58224) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_db_filename(OpaquePointer(bitPattern: 57920), UnsafePointer<CChar>(bitPattern: 57936)) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_db_readonly",
      [bits(OpaquePointer(bitPattern: 58240) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 58256) as UnsafePointer<CChar>?)],
      bits(58544 as Int32)
    ) {
      bits(wrapper.sqlite3_db_readonly(OpaquePointer(bitPattern: 58240), UnsafePointer<CChar>(bitPattern: 58256)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_txn_state",
      [bits(OpaquePointer(bitPattern: 58560) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 58576) as UnsafePointer<CChar>?)],
      bits(58864 as Int32)
    ) {
      bits(wrapper.sqlite3_txn_state(OpaquePointer(bitPattern: 58560), UnsafePointer<CChar>(bitPattern: 58576)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_next_stmt",
      [bits(OpaquePointer(bitPattern: 58880) as OpaquePointer?), bits(OpaquePointer(bitPattern: 58896) as OpaquePointer?)],
      bits(OpaquePointer(bitPattern: 59184) as OpaquePointer?)
    ) {
      bits(wrapper.sqlite3_next_stmt(OpaquePointer(bitPattern: 58880), OpaquePointer(bitPattern: 58896)) as OpaquePointer?)
    })
  check(
    Forwarding(
      "sqlite3_commit_hook",
      [
        bits(OpaquePointer(bitPattern: 59200) as OpaquePointer?),
        bits(
          unsafeBitCast(59216, to: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 59232) as UnsafeMutableRawPointer?),
      ], bits(UnsafeMutableRawPointer(bitPattern: 59504) as UnsafeMutableRawPointer?)
    ) {
      bits(
        wrapper.sqlite3_commit_hook(
          OpaquePointer(bitPattern: 59200), unsafeBitCast(59216, to: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 59232)) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_rollback_hook",
      [
        bits(OpaquePointer(bitPattern: 59520) as OpaquePointer?),
        bits(
          unsafeBitCast(59536, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
        bits(UnsafeMutableRawPointer(bitPattern: 59552) as UnsafeMutableRawPointer?),
      ], bits(UnsafeMutableRawPointer(bitPattern: 59824) as UnsafeMutableRawPointer?)
    ) {
      bits(
        wrapper.sqlite3_rollback_hook(
          OpaquePointer(bitPattern: 59520), unsafeBitCast(59536, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self),
          UnsafeMutableRawPointer(bitPattern: 59552)) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_autovacuum_pages",
      [
        bits(OpaquePointer(bitPattern: 59840) as OpaquePointer?),
        bits(
          unsafeBitCast(
            59856, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 59872) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(59888, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], bits(60144 as Int32)
    ) {
      bits(
        wrapper.sqlite3_autovacuum_pages(
          OpaquePointer(bitPattern: 59840),
          unsafeBitCast(
            59856, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32)?.self),
          UnsafeMutableRawPointer(bitPattern: 59872), unsafeBitCast(59888, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3_update_hook",
      [
        bits(OpaquePointer(bitPattern: 60160) as OpaquePointer?),
        bits(
          unsafeBitCast(
            60176, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void)?.self
          ) as (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void)?),
        bits(UnsafeMutableRawPointer(bitPattern: 60192) as UnsafeMutableRawPointer?),
      ], bits(UnsafeMutableRawPointer(bitPattern: 60464) as UnsafeMutableRawPointer?)
    ) {
      bits(
        wrapper.sqlite3_update_hook(
          OpaquePointer(bitPattern: 60160),
          unsafeBitCast(
            60176, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void)?.self
          ), UnsafeMutableRawPointer(bitPattern: 60192)) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding("sqlite3_enable_shared_cache", [bits(60480 as Int32)], bits(60784 as Int32)) {
      bits(wrapper.sqlite3_enable_shared_cache(60480) as Int32)
    })
  check(
    Forwarding("sqlite3_release_memory", [bits(60800 as Int32)], bits(61104 as Int32)) {
      bits(wrapper.sqlite3_release_memory(60800) as Int32)
    })
  check(
    Forwarding("sqlite3_db_release_memory", [bits(OpaquePointer(bitPattern: 61120) as OpaquePointer?)], bits(61424 as Int32)) {
      bits(wrapper.sqlite3_db_release_memory(OpaquePointer(bitPattern: 61120)) as Int32)
    })
  check(
    Forwarding("sqlite3_soft_heap_limit64", [bits(61440 as Int64)], bits(61744 as Int64)) {
      bits(wrapper.sqlite3_soft_heap_limit64(61440) as Int64)
    })
  check(
    Forwarding("sqlite3_hard_heap_limit64", [bits(61760 as Int64)], bits(62064 as Int64)) {
      bits(wrapper.sqlite3_hard_heap_limit64(61760) as Int64)
    })
  check(
    Forwarding("sqlite3_soft_heap_limit", [bits(62080 as Int32)], nil) {
      wrapper.sqlite3_soft_heap_limit(62080); return nil
    })
  check(
    Forwarding(
      "sqlite3_table_column_metadata",
      [
        bits(OpaquePointer(bitPattern: 62400) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 62416) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 62432) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 62448) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 62464) as UnsafeMutablePointer<UnsafePointer<CChar>?>?),
        bits(UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 62480) as UnsafeMutablePointer<UnsafePointer<CChar>?>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 62496) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 62512) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 62528) as UnsafeMutablePointer<Int32>?),
      ], bits(62704 as Int32)
    ) {
      bits(
        wrapper.sqlite3_table_column_metadata(
          OpaquePointer(bitPattern: 62400), UnsafePointer<CChar>(bitPattern: 62416), UnsafePointer<CChar>(bitPattern: 62432),
          UnsafePointer<CChar>(bitPattern: 62448), UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 62464),
          UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 62480), UnsafeMutablePointer<Int32>(bitPattern: 62496),
          UnsafeMutablePointer<Int32>(bitPattern: 62512), UnsafeMutablePointer<Int32>(bitPattern: 62528)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_load_extension",
      [
        bits(OpaquePointer(bitPattern: 62720) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 62736) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 62752) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 62768) as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?),
      ], bits(63024 as Int32)
    ) {
      bits(
        wrapper.sqlite3_load_extension(
          OpaquePointer(bitPattern: 62720), UnsafePointer<CChar>(bitPattern: 62736), UnsafePointer<CChar>(bitPattern: 62752),
          UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 62768)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_enable_load_extension", [bits(OpaquePointer(bitPattern: 63040) as OpaquePointer?), bits(63056 as Int32)],
      bits(63344 as Int32)
    ) {
      bits(wrapper.sqlite3_enable_load_extension(OpaquePointer(bitPattern: 63040), 63056) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_auto_extension", [bits(unsafeBitCast(63360, to: (@convention(c) () -> Void)?.self) as (@convention(c) () -> Void)?)],
      bits(63664 as Int32)
    ) {
      bits(wrapper.sqlite3_auto_extension(unsafeBitCast(63360, to: (@convention(c) () -> Void)?.self)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_cancel_auto_extension", [bits(unsafeBitCast(63680, to: (@convention(c) () -> Void)?.self) as (@convention(c) () -> Void)?)],
      bits(63984 as Int32)
    ) {
      bits(wrapper.sqlite3_cancel_auto_extension(unsafeBitCast(63680, to: (@convention(c) () -> Void)?.self)) as Int32)
    })
  check(
    Forwarding("sqlite3_reset_auto_extension", [], nil) {
      wrapper.sqlite3_reset_auto_extension(); return nil
    })
  check(
    Forwarding(
      "sqlite3_create_module",
      [
        bits(OpaquePointer(bitPattern: 64320) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 64336) as UnsafePointer<CChar>?),
        bits(UnsafePointer<sqlite3_module>(bitPattern: 64352) as UnsafePointer<sqlite3_module>?),
        bits(UnsafeMutableRawPointer(bitPattern: 64368) as UnsafeMutableRawPointer?),
      ], bits(64624 as Int32)
    ) {
      bits(
        wrapper.sqlite3_create_module(
          OpaquePointer(bitPattern: 64320), UnsafePointer<CChar>(bitPattern: 64336), UnsafePointer<sqlite3_module>(bitPattern: 64352),
          UnsafeMutableRawPointer(bitPattern: 64368)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_create_module_v2",
      [
        bits(OpaquePointer(bitPattern: 64640) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 64656) as UnsafePointer<CChar>?),
        bits(UnsafePointer<sqlite3_module>(bitPattern: 64672) as UnsafePointer<sqlite3_module>?),
        bits(UnsafeMutableRawPointer(bitPattern: 64688) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(64704, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], bits(64944 as Int32)
    ) {
      bits(
        wrapper.sqlite3_create_module_v2(
          OpaquePointer(bitPattern: 64640), UnsafePointer<CChar>(bitPattern: 64656), UnsafePointer<sqlite3_module>(bitPattern: 64672),
          UnsafeMutableRawPointer(bitPattern: 64688), unsafeBitCast(64704, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3_drop_modules",
      [
        bits(OpaquePointer(bitPattern: 64960) as OpaquePointer?),
        bits(UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 64976) as UnsafeMutablePointer<UnsafePointer<CChar>?>?),
      ], bits(65264 as Int32)
    ) {
      bits(
        wrapper.sqlite3_drop_modules(OpaquePointer(bitPattern: 64960), UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 64976))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3_declare_vtab",
      [bits(OpaquePointer(bitPattern: 65280) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 65296) as UnsafePointer<CChar>?)],
      bits(65584 as Int32)
    ) {
      bits(wrapper.sqlite3_declare_vtab(OpaquePointer(bitPattern: 65280), UnsafePointer<CChar>(bitPattern: 65296)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_overload_function",
      [
        bits(OpaquePointer(bitPattern: 65600) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 65616) as UnsafePointer<CChar>?),
        bits(65632 as Int32),
      ], bits(65904 as Int32)
    ) {
      bits(wrapper.sqlite3_overload_function(OpaquePointer(bitPattern: 65600), UnsafePointer<CChar>(bitPattern: 65616), 65632) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_blob_open",
      [
        bits(OpaquePointer(bitPattern: 65920) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 65936) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 65952) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 65968) as UnsafePointer<CChar>?), bits(65984 as Int64), bits(66000 as Int32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 66016) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(66224 as Int32)
    ) {
      bits(
        wrapper.sqlite3_blob_open(
          OpaquePointer(bitPattern: 65920), UnsafePointer<CChar>(bitPattern: 65936), UnsafePointer<CChar>(bitPattern: 65952),
          UnsafePointer<CChar>(bitPattern: 65968), 65984, 66000, UnsafeMutablePointer<OpaquePointer?>(bitPattern: 66016)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_blob_reopen", [bits(OpaquePointer(bitPattern: 66240) as OpaquePointer?), bits(66256 as Int64)], bits(66544 as Int32)
    ) {
      bits(wrapper.sqlite3_blob_reopen(OpaquePointer(bitPattern: 66240), 66256) as Int32)
    })
  check(
    Forwarding("sqlite3_blob_close", [bits(OpaquePointer(bitPattern: 66560) as OpaquePointer?)], bits(66864 as Int32)) {
      bits(wrapper.sqlite3_blob_close(OpaquePointer(bitPattern: 66560)) as Int32)
    })
  check(
    Forwarding("sqlite3_blob_bytes", [bits(OpaquePointer(bitPattern: 66880) as OpaquePointer?)], bits(67184 as Int32)) {
      bits(wrapper.sqlite3_blob_bytes(OpaquePointer(bitPattern: 66880)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_blob_read",
      [
        bits(OpaquePointer(bitPattern: 67200) as OpaquePointer?),
        bits(UnsafeMutableRawPointer(bitPattern: 67216) as UnsafeMutableRawPointer?), bits(67232 as Int32), bits(67248 as Int32),
      ], bits(67504 as Int32)
    ) {
      bits(wrapper.sqlite3_blob_read(OpaquePointer(bitPattern: 67200), UnsafeMutableRawPointer(bitPattern: 67216), 67232, 67248) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_blob_write",
      [
        bits(OpaquePointer(bitPattern: 67520) as OpaquePointer?), bits(UnsafeRawPointer(bitPattern: 67536) as UnsafeRawPointer?),
        bits(67552 as Int32), bits(67568 as Int32),
      ], bits(67824 as Int32)
    ) {
      bits(wrapper.sqlite3_blob_write(OpaquePointer(bitPattern: 67520), UnsafeRawPointer(bitPattern: 67536), 67552, 67568) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_vfs_find", [bits(UnsafePointer<CChar>(bitPattern: 67840) as UnsafePointer<CChar>?)],
      bits(UnsafeMutablePointer<sqlite3_vfs>(bitPattern: 68144) as UnsafeMutablePointer<sqlite3_vfs>?)
    ) {
      bits(wrapper.sqlite3_vfs_find(UnsafePointer<CChar>(bitPattern: 67840)) as UnsafeMutablePointer<sqlite3_vfs>?)
    })
  check(
    Forwarding(
      "sqlite3_vfs_register",
      [bits(UnsafeMutablePointer<sqlite3_vfs>(bitPattern: 68160) as UnsafeMutablePointer<sqlite3_vfs>?), bits(68176 as Int32)],
      bits(68464 as Int32)
    ) {
      bits(wrapper.sqlite3_vfs_register(UnsafeMutablePointer<sqlite3_vfs>(bitPattern: 68160), 68176) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_vfs_unregister", [bits(UnsafeMutablePointer<sqlite3_vfs>(bitPattern: 68480) as UnsafeMutablePointer<sqlite3_vfs>?)],
      bits(68784 as Int32)
    ) {
      bits(wrapper.sqlite3_vfs_unregister(UnsafeMutablePointer<sqlite3_vfs>(bitPattern: 68480)) as Int32)
    })
  check(
    Forwarding("sqlite3_mutex_alloc", [bits(68800 as Int32)], bits(OpaquePointer(bitPattern: 69104) as OpaquePointer?)) {
      bits(wrapper.sqlite3_mutex_alloc(68800) as OpaquePointer?)
    })
  check(
    Forwarding("sqlite3_mutex_free", [bits(OpaquePointer(bitPattern: 69120) as OpaquePointer?)], nil) {
      wrapper.sqlite3_mutex_free(OpaquePointer(bitPattern: 69120)); return nil
    })
  check(
    Forwarding("sqlite3_mutex_enter", [bits(OpaquePointer(bitPattern: 69440) as OpaquePointer?)], nil) {
      wrapper.sqlite3_mutex_enter(OpaquePointer(bitPattern: 69440)); return nil
    })
  check(
    Forwarding("sqlite3_mutex_try", [bits(OpaquePointer(bitPattern: 69760) as OpaquePointer?)], bits(70064 as Int32)) {
      bits(wrapper.sqlite3_mutex_try(OpaquePointer(bitPattern: 69760)) as Int32)
    })
  check(
    Forwarding("sqlite3_mutex_leave", [bits(OpaquePointer(bitPattern: 70080) as OpaquePointer?)], nil) {
      wrapper.sqlite3_mutex_leave(OpaquePointer(bitPattern: 70080)); return nil
    })
  check(
    Forwarding(
      "sqlite3_db_mutex", [bits(OpaquePointer(bitPattern: 70400) as OpaquePointer?)],
      bits(OpaquePointer(bitPattern: 70704) as OpaquePointer?)
    ) {
      bits(wrapper.sqlite3_db_mutex(OpaquePointer(bitPattern: 70400)) as OpaquePointer?)
    })
  check(
    Forwarding(
      "sqlite3_file_control",
      [
        bits(OpaquePointer(bitPattern: 70720) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 70736) as UnsafePointer<CChar>?),
        bits(70752 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 70768) as UnsafeMutableRawPointer?),
      ], bits(71024 as Int32)
    ) {
      bits(
        wrapper.sqlite3_file_control(
          OpaquePointer(bitPattern: 70720), UnsafePointer<CChar>(bitPattern: 70736), 70752, UnsafeMutableRawPointer(bitPattern: 70768))
          as Int32)
    })
  check(
    Forwarding("sqlite3_keyword_count", [], bits(71344 as Int32)) {
      bits(wrapper.sqlite3_keyword_count() as Int32)
    })
  check(
    Forwarding(
      "sqlite3_keyword_name",
      [
        bits(71360 as Int32),
        bits(UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 71376) as UnsafeMutablePointer<UnsafePointer<CChar>?>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 71392) as UnsafeMutablePointer<Int32>?),
      ], bits(71664 as Int32)
    ) {
      bits(
        wrapper.sqlite3_keyword_name(
          71360, UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 71376), UnsafeMutablePointer<Int32>(bitPattern: 71392)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_keyword_check", [bits(UnsafePointer<CChar>(bitPattern: 71680) as UnsafePointer<CChar>?), bits(71696 as Int32)],
      bits(71984 as Int32)
    ) {
      bits(wrapper.sqlite3_keyword_check(UnsafePointer<CChar>(bitPattern: 71680), 71696) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_str_new", [bits(OpaquePointer(bitPattern: 72000) as OpaquePointer?)],
      bits(OpaquePointer(bitPattern: 72304) as OpaquePointer?)
    ) {
      bits(wrapper.sqlite3_str_new(OpaquePointer(bitPattern: 72000)) as OpaquePointer?)
    })
  check(
    Forwarding(
      "sqlite3_str_finish", [bits(OpaquePointer(bitPattern: 72320) as OpaquePointer?)],
      bits(UnsafeMutablePointer<CChar>(bitPattern: 72624) as UnsafeMutablePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_str_finish(OpaquePointer(bitPattern: 72320)) as UnsafeMutablePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_str_vappendf",
      [
        bits(OpaquePointer(bitPattern: 72640) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 72656) as UnsafePointer<CChar>?),
        nil,
      ], nil
    ) {
      withVaList([]) { wrapper.sqlite3_str_vappendf(OpaquePointer(bitPattern: 72640), UnsafePointer<CChar>(bitPattern: 72656), $0) };
      return nil
    })
  check(
    Forwarding(
      "sqlite3_str_append",
      [
        bits(OpaquePointer(bitPattern: 72960) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 72976) as UnsafePointer<CChar>?),
        bits(72992 as Int32),
      ], nil
    ) {
      wrapper.sqlite3_str_append(OpaquePointer(bitPattern: 72960), UnsafePointer<CChar>(bitPattern: 72976), 72992); return nil
    })
  check(
    Forwarding(
      "sqlite3_str_appendall",
      [bits(OpaquePointer(bitPattern: 73280) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 73296) as UnsafePointer<CChar>?)],
      nil
    ) {
      wrapper.sqlite3_str_appendall(OpaquePointer(bitPattern: 73280), UnsafePointer<CChar>(bitPattern: 73296)); return nil
    })
  check(
    Forwarding(
      "sqlite3_str_appendchar", [bits(OpaquePointer(bitPattern: 73600) as OpaquePointer?), bits(73616 as Int32), bits(2 as CChar)], nil
    ) {
      wrapper.sqlite3_str_appendchar(OpaquePointer(bitPattern: 73600), 73616, 2); return nil
    })
  check(
    Forwarding("sqlite3_str_reset", [bits(OpaquePointer(bitPattern: 73920) as OpaquePointer?)], nil) {
      wrapper.sqlite3_str_reset(OpaquePointer(bitPattern: 73920)); return nil
    })
  check(
    Forwarding("sqlite3_str_errcode", [bits(OpaquePointer(bitPattern: 74240) as OpaquePointer?)], bits(74544 as Int32)) {
      bits(wrapper.sqlite3_str_errcode(OpaquePointer(bitPattern: 74240)) as Int32)
    })
  check(
    Forwarding("sqlite3_str_length", [bits(OpaquePointer(bitPattern: 74560) as OpaquePointer?)], bits(74864 as Int32)) {
      bits(wrapper.sqlite3_str_length(OpaquePointer(bitPattern: 74560)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_str_value", [bits(OpaquePointer(bitPattern: 74880) as OpaquePointer?)],
      bits(UnsafeMutablePointer<CChar>(bitPattern: 75184) as UnsafeMutablePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_str_value(OpaquePointer(bitPattern: 74880)) as UnsafeMutablePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_status",
      [
        bits(75200 as Int32), bits(UnsafeMutablePointer<Int32>(bitPattern: 75216) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 75232) as UnsafeMutablePointer<Int32>?), bits(75248 as Int32),
      ], bits(75504 as Int32)
    ) {
      bits(
        wrapper.sqlite3_status(75200, UnsafeMutablePointer<Int32>(bitPattern: 75216), UnsafeMutablePointer<Int32>(bitPattern: 75232), 75248)
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3_status64",
      [
        bits(75520 as Int32), bits(UnsafeMutablePointer<Int64>(bitPattern: 75536) as UnsafeMutablePointer<Int64>?),
        bits(UnsafeMutablePointer<Int64>(bitPattern: 75552) as UnsafeMutablePointer<Int64>?), bits(75568 as Int32),
      ], bits(75824 as Int32)
    ) {
      bits(
        wrapper.sqlite3_status64(
          75520, UnsafeMutablePointer<Int64>(bitPattern: 75536), UnsafeMutablePointer<Int64>(bitPattern: 75552), 75568) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_db_status",
      [
        bits(OpaquePointer(bitPattern: 75840) as OpaquePointer?), bits(75856 as Int32),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 75872) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 75888) as UnsafeMutablePointer<Int32>?), bits(75904 as Int32),
      ], bits(76144 as Int32)
    ) {
      bits(
        wrapper.sqlite3_db_status(
          OpaquePointer(bitPattern: 75840), 75856, UnsafeMutablePointer<Int32>(bitPattern: 75872),
          UnsafeMutablePointer<Int32>(bitPattern: 75888), 75904) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_stmt_status", [bits(OpaquePointer(bitPattern: 76160) as OpaquePointer?), bits(76176 as Int32), bits(76192 as Int32)],
      bits(76464 as Int32)
    ) {
      bits(wrapper.sqlite3_stmt_status(OpaquePointer(bitPattern: 76160), 76176, 76192) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_backup_init",
      [
        bits(OpaquePointer(bitPattern: 76480) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 76496) as UnsafePointer<CChar>?),
        bits(OpaquePointer(bitPattern: 76512) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 76528) as UnsafePointer<CChar>?),
      ], bits(OpaquePointer(bitPattern: 76784) as OpaquePointer?)
    ) {
      bits(
        wrapper.sqlite3_backup_init(
          OpaquePointer(bitPattern: 76480), UnsafePointer<CChar>(bitPattern: 76496), OpaquePointer(bitPattern: 76512),
          UnsafePointer<CChar>(bitPattern: 76528)) as OpaquePointer?)
    })
  check(
    Forwarding(
      "sqlite3_backup_step", [bits(OpaquePointer(bitPattern: 76800) as OpaquePointer?), bits(76816 as Int32)], bits(77104 as Int32)
    ) {
      bits(wrapper.sqlite3_backup_step(OpaquePointer(bitPattern: 76800), 76816) as Int32)
    })
  check(
    Forwarding("sqlite3_backup_finish", [bits(OpaquePointer(bitPattern: 77120) as OpaquePointer?)], bits(77424 as Int32)) {
      bits(wrapper.sqlite3_backup_finish(OpaquePointer(bitPattern: 77120)) as Int32)
    })
  check(
    Forwarding("sqlite3_backup_remaining", [bits(OpaquePointer(bitPattern: 77440) as OpaquePointer?)], bits(77744 as Int32)) {
      bits(wrapper.sqlite3_backup_remaining(OpaquePointer(bitPattern: 77440)) as Int32)
    })
  check(
    Forwarding("sqlite3_backup_pagecount", [bits(OpaquePointer(bitPattern: 77760) as OpaquePointer?)], bits(78064 as Int32)) {
      bits(wrapper.sqlite3_backup_pagecount(OpaquePointer(bitPattern: 77760)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_unlock_notify",
      [
        bits(OpaquePointer(bitPattern: 78080) as OpaquePointer?),
        bits(
          unsafeBitCast(78096, to: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)?.self)
            as (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)?),
        bits(UnsafeMutableRawPointer(bitPattern: 78112) as UnsafeMutableRawPointer?),
      ], bits(78384 as Int32)
    ) {
      bits(
        wrapper.sqlite3_unlock_notify(
          OpaquePointer(bitPattern: 78080),
          unsafeBitCast(78096, to: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)?.self),
          UnsafeMutableRawPointer(bitPattern: 78112)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_stricmp",
      [
        bits(UnsafePointer<CChar>(bitPattern: 78400) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 78416) as UnsafePointer<CChar>?),
      ], bits(78704 as Int32)
    ) {
      bits(wrapper.sqlite3_stricmp(UnsafePointer<CChar>(bitPattern: 78400), UnsafePointer<CChar>(bitPattern: 78416)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_strnicmp",
      [
        bits(UnsafePointer<CChar>(bitPattern: 78720) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 78736) as UnsafePointer<CChar>?), bits(78752 as Int32),
      ], bits(79024 as Int32)
    ) {
      bits(wrapper.sqlite3_strnicmp(UnsafePointer<CChar>(bitPattern: 78720), UnsafePointer<CChar>(bitPattern: 78736), 78752) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_strglob",
      [
        bits(UnsafePointer<CChar>(bitPattern: 79040) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 79056) as UnsafePointer<CChar>?),
      ], bits(79344 as Int32)
    ) {
      bits(wrapper.sqlite3_strglob(UnsafePointer<CChar>(bitPattern: 79040), UnsafePointer<CChar>(bitPattern: 79056)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_strlike",
      [
        bits(UnsafePointer<CChar>(bitPattern: 79360) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 79376) as UnsafePointer<CChar>?), bits(79392 as UInt32),
      ], bits(79664 as Int32)
    ) {
      bits(wrapper.sqlite3_strlike(UnsafePointer<CChar>(bitPattern: 79360), UnsafePointer<CChar>(bitPattern: 79376), 79392) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_wal_hook",
      [
        bits(OpaquePointer(bitPattern: 79680) as OpaquePointer?),
        bits(
          unsafeBitCast(79696, to: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 79712) as UnsafeMutableRawPointer?),
      ], bits(UnsafeMutableRawPointer(bitPattern: 79984) as UnsafeMutableRawPointer?)
    ) {
      bits(
        wrapper.sqlite3_wal_hook(
          OpaquePointer(bitPattern: 79680),
          unsafeBitCast(
            79696, to: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 79712)) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_wal_autocheckpoint", [bits(OpaquePointer(bitPattern: 80000) as OpaquePointer?), bits(80016 as Int32)], bits(80304 as Int32)
    ) {
      bits(wrapper.sqlite3_wal_autocheckpoint(OpaquePointer(bitPattern: 80000), 80016) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_wal_checkpoint",
      [bits(OpaquePointer(bitPattern: 80320) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 80336) as UnsafePointer<CChar>?)],
      bits(80624 as Int32)
    ) {
      bits(wrapper.sqlite3_wal_checkpoint(OpaquePointer(bitPattern: 80320), UnsafePointer<CChar>(bitPattern: 80336)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_wal_checkpoint_v2",
      [
        bits(OpaquePointer(bitPattern: 80640) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 80656) as UnsafePointer<CChar>?),
        bits(80672 as Int32), bits(UnsafeMutablePointer<Int32>(bitPattern: 80688) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 80704) as UnsafeMutablePointer<Int32>?),
      ], bits(80944 as Int32)
    ) {
      bits(
        wrapper.sqlite3_wal_checkpoint_v2(
          OpaquePointer(bitPattern: 80640), UnsafePointer<CChar>(bitPattern: 80656), 80672, UnsafeMutablePointer<Int32>(bitPattern: 80688),
          UnsafeMutablePointer<Int32>(bitPattern: 80704)) as Int32)
    })
  check(
    Forwarding("sqlite3_vtab_on_conflict", [bits(OpaquePointer(bitPattern: 80960) as OpaquePointer?)], bits(81264 as Int32)) {
      bits(wrapper.sqlite3_vtab_on_conflict(OpaquePointer(bitPattern: 80960)) as Int32)
    })
  check(
    Forwarding("sqlite3_vtab_nochange", [bits(OpaquePointer(bitPattern: 81280) as OpaquePointer?)], bits(81584 as Int32)) {
      bits(wrapper.sqlite3_vtab_nochange(OpaquePointer(bitPattern: 81280)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_vtab_collation",
      [
        bits(UnsafeMutablePointer<sqlite3_index_info>(bitPattern: 81600) as UnsafeMutablePointer<sqlite3_index_info>?),
        bits(81616 as Int32),
      ], bits(UnsafePointer<CChar>(bitPattern: 81904) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_vtab_collation(UnsafeMutablePointer<sqlite3_index_info>(bitPattern: 81600), 81616) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_vtab_distinct",
      [bits(UnsafeMutablePointer<sqlite3_index_info>(bitPattern: 81920) as UnsafeMutablePointer<sqlite3_index_info>?)], bits(82224 as Int32)
    ) {
      bits(wrapper.sqlite3_vtab_distinct(UnsafeMutablePointer<sqlite3_index_info>(bitPattern: 81920)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_vtab_in",
      [
        bits(UnsafeMutablePointer<sqlite3_index_info>(bitPattern: 82240) as UnsafeMutablePointer<sqlite3_index_info>?),
        bits(82256 as Int32), bits(82272 as Int32),
      ], bits(82544 as Int32)
    ) {
      bits(wrapper.sqlite3_vtab_in(UnsafeMutablePointer<sqlite3_index_info>(bitPattern: 82240), 82256, 82272) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_vtab_in_first",
      [
        bits(OpaquePointer(bitPattern: 82560) as OpaquePointer?),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 82576) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(82864 as Int32)
    ) {
      bits(
        wrapper.sqlite3_vtab_in_first(OpaquePointer(bitPattern: 82560), UnsafeMutablePointer<OpaquePointer?>(bitPattern: 82576)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_vtab_in_next",
      [
        bits(OpaquePointer(bitPattern: 82880) as OpaquePointer?),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 82896) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(83184 as Int32)
    ) {
      bits(wrapper.sqlite3_vtab_in_next(OpaquePointer(bitPattern: 82880), UnsafeMutablePointer<OpaquePointer?>(bitPattern: 82896)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_vtab_rhs_value",
      [
        bits(UnsafeMutablePointer<sqlite3_index_info>(bitPattern: 83200) as UnsafeMutablePointer<sqlite3_index_info>?),
        bits(83216 as Int32), bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 83232) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(83504 as Int32)
    ) {
      bits(
        wrapper.sqlite3_vtab_rhs_value(
          UnsafeMutablePointer<sqlite3_index_info>(bitPattern: 83200), 83216, UnsafeMutablePointer<OpaquePointer?>(bitPattern: 83232))
          as Int32)
    })
  check(
    Forwarding("sqlite3_db_cacheflush", [bits(OpaquePointer(bitPattern: 83520) as OpaquePointer?)], bits(83824 as Int32)) {
      bits(wrapper.sqlite3_db_cacheflush(OpaquePointer(bitPattern: 83520)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_preupdate_hook",
      [
        bits(OpaquePointer(bitPattern: 83840) as OpaquePointer?),
        bits(
          unsafeBitCast(
            83856,
            to: (@convention(c) (
              UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64
            ) -> Void)?.self)
            as (
              @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64)
                -> Void
            )?), bits(UnsafeMutableRawPointer(bitPattern: 83872) as UnsafeMutableRawPointer?),
      ], bits(UnsafeMutableRawPointer(bitPattern: 84144) as UnsafeMutableRawPointer?)
    ) {
      bits(
        wrapper.sqlite3_preupdate_hook(
          OpaquePointer(bitPattern: 83840),
          unsafeBitCast(
            83856,
            to: (@convention(c) (
              UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64
            ) -> Void)?.self), UnsafeMutableRawPointer(bitPattern: 83872)) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_preupdate_old",
      [
        bits(OpaquePointer(bitPattern: 84160) as OpaquePointer?), bits(84176 as Int32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 84192) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(84464 as Int32)
    ) {
      bits(
        wrapper.sqlite3_preupdate_old(OpaquePointer(bitPattern: 84160), 84176, UnsafeMutablePointer<OpaquePointer?>(bitPattern: 84192))
          as Int32)
    })
  check(
    Forwarding("sqlite3_preupdate_count", [bits(OpaquePointer(bitPattern: 84480) as OpaquePointer?)], bits(84784 as Int32)) {
      bits(wrapper.sqlite3_preupdate_count(OpaquePointer(bitPattern: 84480)) as Int32)
    })
  check(
    Forwarding("sqlite3_preupdate_depth", [bits(OpaquePointer(bitPattern: 84800) as OpaquePointer?)], bits(85104 as Int32)) {
      bits(wrapper.sqlite3_preupdate_depth(OpaquePointer(bitPattern: 84800)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_preupdate_new",
      [
        bits(OpaquePointer(bitPattern: 85120) as OpaquePointer?), bits(85136 as Int32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 85152) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(85424 as Int32)
    ) {
      bits(
        wrapper.sqlite3_preupdate_new(OpaquePointer(bitPattern: 85120), 85136, UnsafeMutablePointer<OpaquePointer?>(bitPattern: 85152))
          as Int32)
    })
  check(
    Forwarding("sqlite3_preupdate_blobwrite", [bits(OpaquePointer(bitPattern: 85440) as OpaquePointer?)], bits(85744 as Int32)) {
      bits(wrapper.sqlite3_preupdate_blobwrite(OpaquePointer(bitPattern: 85440)) as Int32)
    })
  check(
    Forwarding("sqlite3_system_errno", [bits(OpaquePointer(bitPattern: 85760) as OpaquePointer?)], bits(86064 as Int32)) {
      bits(wrapper.sqlite3_system_errno(OpaquePointer(bitPattern: 85760)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_serialize",
      [
        bits(OpaquePointer(bitPattern: 86080) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 86096) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<Int64>(bitPattern: 86112) as UnsafeMutablePointer<Int64>?), bits(86128 as UInt32),
      ], bits(UnsafeMutablePointer<UInt8>(bitPattern: 86384) as UnsafeMutablePointer<UInt8>?)
    ) {
      bits(
        wrapper.sqlite3_serialize(
          OpaquePointer(bitPattern: 86080), UnsafePointer<CChar>(bitPattern: 86096), UnsafeMutablePointer<Int64>(bitPattern: 86112), 86128)
          as UnsafeMutablePointer<UInt8>?)
    })
  check(
    Forwarding(
      "sqlite3_deserialize",
      [
        bits(OpaquePointer(bitPattern: 86400) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 86416) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<UInt8>(bitPattern: 86432) as UnsafeMutablePointer<UInt8>?), bits(86448 as Int64), bits(86464 as Int64),
        bits(86480 as UInt32),
      ], bits(86704 as Int32)
    ) {
      bits(
        wrapper.sqlite3_deserialize(
          OpaquePointer(bitPattern: 86400), UnsafePointer<CChar>(bitPattern: 86416), UnsafeMutablePointer<UInt8>(bitPattern: 86432), 86448,
          86464, 86480) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_rtree_geometry_callback",
      [
        bits(OpaquePointer(bitPattern: 86720) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 86736) as UnsafePointer<CChar>?),
        bits(
          unsafeBitCast(
            86752,
            to: (@convention(c) (
              UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?
            ) -> Int32)?.self)
            as (
              @convention(c) (
                UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?
              ) -> Int32
            )?), bits(UnsafeMutableRawPointer(bitPattern: 86768) as UnsafeMutableRawPointer?),
      ], bits(87024 as Int32)
    ) {
      bits(
        wrapper.sqlite3_rtree_geometry_callback(
          OpaquePointer(bitPattern: 86720), UnsafePointer<CChar>(bitPattern: 86736),
          unsafeBitCast(
            86752,
            to: (@convention(c) (
              UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?
            ) -> Int32)?.self), UnsafeMutableRawPointer(bitPattern: 86768)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_rtree_query_callback",
      [
        bits(OpaquePointer(bitPattern: 87040) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 87056) as UnsafePointer<CChar>?),
        bits(
          unsafeBitCast(87072, to: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 87088) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(87104, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], bits(87344 as Int32)
    ) {
      bits(
        wrapper.sqlite3_rtree_query_callback(
          OpaquePointer(bitPattern: 87040), UnsafePointer<CChar>(bitPattern: 87056),
          unsafeBitCast(87072, to: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 87088), unsafeBitCast(87104, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_create",
      [
        bits(OpaquePointer(bitPattern: 87360) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 87376) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 87392) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(87664 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_create(
          OpaquePointer(bitPattern: 87360), UnsafePointer<CChar>(bitPattern: 87376), UnsafeMutablePointer<OpaquePointer?>(bitPattern: 87392)
        ) as Int32)
    })
  check(
    Forwarding("sqlite3session_delete", [bits(OpaquePointer(bitPattern: 87680) as OpaquePointer?)], nil) {
      wrapper.sqlite3session_delete(OpaquePointer(bitPattern: 87680)); return nil
    })
  check(
    Forwarding(
      "sqlite3session_object_config",
      [
        bits(OpaquePointer(bitPattern: 88000) as OpaquePointer?), bits(88016 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 88032) as UnsafeMutableRawPointer?),
      ], bits(88304 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_object_config(OpaquePointer(bitPattern: 88000), 88016, UnsafeMutableRawPointer(bitPattern: 88032)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_enable", [bits(OpaquePointer(bitPattern: 88320) as OpaquePointer?), bits(88336 as Int32)], bits(88624 as Int32)
    ) {
      bits(wrapper.sqlite3session_enable(OpaquePointer(bitPattern: 88320), 88336) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_indirect", [bits(OpaquePointer(bitPattern: 88640) as OpaquePointer?), bits(88656 as Int32)], bits(88944 as Int32)
    ) {
      bits(wrapper.sqlite3session_indirect(OpaquePointer(bitPattern: 88640), 88656) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_attach",
      [bits(OpaquePointer(bitPattern: 88960) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 88976) as UnsafePointer<CChar>?)],
      bits(89264 as Int32)
    ) {
      bits(wrapper.sqlite3session_attach(OpaquePointer(bitPattern: 88960), UnsafePointer<CChar>(bitPattern: 88976)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_table_filter",
      [
        bits(OpaquePointer(bitPattern: 89280) as OpaquePointer?),
        bits(
          unsafeBitCast(89296, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 89312) as UnsafeMutableRawPointer?),
      ], nil
    ) {
      wrapper.sqlite3session_table_filter(
        OpaquePointer(bitPattern: 89280),
        unsafeBitCast(89296, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self),
        UnsafeMutableRawPointer(bitPattern: 89312));
      return nil
    })
  check(
    Forwarding(
      "sqlite3session_changeset",
      [
        bits(OpaquePointer(bitPattern: 89600) as OpaquePointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 89616) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 89632) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
      ], bits(89904 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_changeset(
          OpaquePointer(bitPattern: 89600), UnsafeMutablePointer<Int32>(bitPattern: 89616),
          UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 89632)) as Int32)
    })
  check(
    Forwarding("sqlite3session_changeset_size", [bits(OpaquePointer(bitPattern: 89920) as OpaquePointer?)], bits(90224 as Int64)) {
      bits(wrapper.sqlite3session_changeset_size(OpaquePointer(bitPattern: 89920)) as Int64)
    })
  check(
    Forwarding(
      "sqlite3session_diff",
      [
        bits(OpaquePointer(bitPattern: 90240) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 90256) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 90272) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 90288) as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?),
      ], bits(90544 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_diff(
          OpaquePointer(bitPattern: 90240), UnsafePointer<CChar>(bitPattern: 90256), UnsafePointer<CChar>(bitPattern: 90272),
          UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 90288)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_patchset",
      [
        bits(OpaquePointer(bitPattern: 90560) as OpaquePointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 90576) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 90592) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
      ], bits(90864 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_patchset(
          OpaquePointer(bitPattern: 90560), UnsafeMutablePointer<Int32>(bitPattern: 90576),
          UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 90592)) as Int32)
    })
  check(
    Forwarding("sqlite3session_isempty", [bits(OpaquePointer(bitPattern: 90880) as OpaquePointer?)], bits(91184 as Int32)) {
      bits(wrapper.sqlite3session_isempty(OpaquePointer(bitPattern: 90880)) as Int32)
    })
  check(
    Forwarding("sqlite3session_memory_used", [bits(OpaquePointer(bitPattern: 91200) as OpaquePointer?)], bits(91504 as Int64)) {
      bits(wrapper.sqlite3session_memory_used(OpaquePointer(bitPattern: 91200)) as Int64)
    })
  check(
    Forwarding(
      "sqlite3changeset_start",
      [
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 91520) as UnsafeMutablePointer<OpaquePointer?>?), bits(91536 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 91552) as UnsafeMutableRawPointer?),
      ], bits(91824 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_start(
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 91520), 91536, UnsafeMutableRawPointer(bitPattern: 91552)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_start_v2",
      [
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 91840) as UnsafeMutablePointer<OpaquePointer?>?), bits(91856 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 91872) as UnsafeMutableRawPointer?), bits(91888 as Int32),
      ], bits(92144 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_start_v2(
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 91840), 91856, UnsafeMutableRawPointer(bitPattern: 91872), 91888) as Int32)
    })
  check(
    Forwarding("sqlite3changeset_next", [bits(OpaquePointer(bitPattern: 92160) as OpaquePointer?)], bits(92464 as Int32)) {
      bits(wrapper.sqlite3changeset_next(OpaquePointer(bitPattern: 92160)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_op",
      [
        bits(OpaquePointer(bitPattern: 92480) as OpaquePointer?),
        bits(UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 92496) as UnsafeMutablePointer<UnsafePointer<CChar>?>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 92512) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 92528) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 92544) as UnsafeMutablePointer<Int32>?),
      ], bits(92784 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_op(
          OpaquePointer(bitPattern: 92480), UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 92496),
          UnsafeMutablePointer<Int32>(bitPattern: 92512), UnsafeMutablePointer<Int32>(bitPattern: 92528),
          UnsafeMutablePointer<Int32>(bitPattern: 92544)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_pk",
      [
        bits(OpaquePointer(bitPattern: 92800) as OpaquePointer?),
        bits(UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>(bitPattern: 92816) as UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 92832) as UnsafeMutablePointer<Int32>?),
      ], bits(93104 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_pk(
          OpaquePointer(bitPattern: 92800), UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>(bitPattern: 92816),
          UnsafeMutablePointer<Int32>(bitPattern: 92832)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_old",
      [
        bits(OpaquePointer(bitPattern: 93120) as OpaquePointer?), bits(93136 as Int32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 93152) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(93424 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_old(OpaquePointer(bitPattern: 93120), 93136, UnsafeMutablePointer<OpaquePointer?>(bitPattern: 93152))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_new",
      [
        bits(OpaquePointer(bitPattern: 93440) as OpaquePointer?), bits(93456 as Int32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 93472) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(93744 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_new(OpaquePointer(bitPattern: 93440), 93456, UnsafeMutablePointer<OpaquePointer?>(bitPattern: 93472))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_conflict",
      [
        bits(OpaquePointer(bitPattern: 93760) as OpaquePointer?), bits(93776 as Int32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 93792) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(94064 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_conflict(OpaquePointer(bitPattern: 93760), 93776, UnsafeMutablePointer<OpaquePointer?>(bitPattern: 93792))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_fk_conflicts",
      [
        bits(OpaquePointer(bitPattern: 94080) as OpaquePointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 94096) as UnsafeMutablePointer<Int32>?),
      ], bits(94384 as Int32)
    ) {
      bits(wrapper.sqlite3changeset_fk_conflicts(OpaquePointer(bitPattern: 94080), UnsafeMutablePointer<Int32>(bitPattern: 94096)) as Int32)
    })
  check(
    Forwarding("sqlite3changeset_finalize", [bits(OpaquePointer(bitPattern: 94400) as OpaquePointer?)], bits(94704 as Int32)) {
      bits(wrapper.sqlite3changeset_finalize(OpaquePointer(bitPattern: 94400)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_invert",
      [
        bits(94720 as Int32), bits(UnsafeRawPointer(bitPattern: 94736) as UnsafeRawPointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 94752) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 94768) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
      ], bits(95024 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_invert(
          94720, UnsafeRawPointer(bitPattern: 94736), UnsafeMutablePointer<Int32>(bitPattern: 94752),
          UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 94768)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_concat",
      [
        bits(95040 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 95056) as UnsafeMutableRawPointer?), bits(95072 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 95088) as UnsafeMutableRawPointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 95104) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 95120) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
      ], bits(95344 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_concat(
          95040, UnsafeMutableRawPointer(bitPattern: 95056), 95072, UnsafeMutableRawPointer(bitPattern: 95088),
          UnsafeMutablePointer<Int32>(bitPattern: 95104), UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 95120)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changegroup_new", [bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 95360) as UnsafeMutablePointer<OpaquePointer?>?)],
      bits(95664 as Int32)
    ) {
      bits(wrapper.sqlite3changegroup_new(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 95360)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changegroup_add",
      [
        bits(OpaquePointer(bitPattern: 95680) as OpaquePointer?), bits(95696 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 95712) as UnsafeMutableRawPointer?),
      ], bits(95984 as Int32)
    ) {
      bits(wrapper.sqlite3changegroup_add(OpaquePointer(bitPattern: 95680), 95696, UnsafeMutableRawPointer(bitPattern: 95712)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changegroup_output",
      [
        bits(OpaquePointer(bitPattern: 96000) as OpaquePointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 96016) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 96032) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
      ], bits(96304 as Int32)
    ) {
      bits(
        wrapper.sqlite3changegroup_output(
          OpaquePointer(bitPattern: 96000), UnsafeMutablePointer<Int32>(bitPattern: 96016),
          UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 96032)) as Int32)
    })
  check(
    Forwarding("sqlite3changegroup_delete", [bits(OpaquePointer(bitPattern: 96320) as OpaquePointer?)], nil) {
      wrapper.sqlite3changegroup_delete(OpaquePointer(bitPattern: 96320)); return nil
    })
  check(
    Forwarding(
      "sqlite3changeset_apply",
      [
        bits(OpaquePointer(bitPattern: 96640) as OpaquePointer?), bits(96656 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 96672) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(96688, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?),
        bits(
          unsafeBitCast(96704, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 96720) as UnsafeMutableRawPointer?),
      ], bits(96944 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_apply(
          OpaquePointer(bitPattern: 96640), 96656, UnsafeMutableRawPointer(bitPattern: 96672),
          unsafeBitCast(96688, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self),
          unsafeBitCast(96704, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 96720)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_apply_v2",
      [
        bits(OpaquePointer(bitPattern: 96960) as OpaquePointer?), bits(96976 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 96992) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(97008, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?),
        bits(
          unsafeBitCast(97024, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 97040) as UnsafeMutableRawPointer?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 97056) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 97072) as UnsafeMutablePointer<Int32>?), bits(97088 as Int32),
      ], bits(97264 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_apply_v2(
          OpaquePointer(bitPattern: 96960), 96976, UnsafeMutableRawPointer(bitPattern: 96992),
          unsafeBitCast(97008, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self),
          unsafeBitCast(97024, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 97040), UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 97056),
          UnsafeMutablePointer<Int32>(bitPattern: 97072), 97088) as Int32)
    })
  check(
    Forwarding(
      "sqlite3rebaser_create", [bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 97280) as UnsafeMutablePointer<OpaquePointer?>?)],
      bits(97584 as Int32)
    ) {
      bits(wrapper.sqlite3rebaser_create(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 97280)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3rebaser_configure",
      [
        bits(OpaquePointer(bitPattern: 97600) as OpaquePointer?), bits(97616 as Int32),
        bits(UnsafeRawPointer(bitPattern: 97632) as UnsafeRawPointer?),
      ], bits(97904 as Int32)
    ) {
      bits(wrapper.sqlite3rebaser_configure(OpaquePointer(bitPattern: 97600), 97616, UnsafeRawPointer(bitPattern: 97632)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3rebaser_rebase",
      [
        bits(OpaquePointer(bitPattern: 97920) as OpaquePointer?), bits(97936 as Int32),
        bits(UnsafeRawPointer(bitPattern: 97952) as UnsafeRawPointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 97968) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 97984) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
      ], bits(98224 as Int32)
    ) {
      bits(
        wrapper.sqlite3rebaser_rebase(
          OpaquePointer(bitPattern: 97920), 97936, UnsafeRawPointer(bitPattern: 97952), UnsafeMutablePointer<Int32>(bitPattern: 97968),
          UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 97984)) as Int32)
    })
  check(
    Forwarding("sqlite3rebaser_delete", [bits(OpaquePointer(bitPattern: 98240) as OpaquePointer?)], nil) {
      wrapper.sqlite3rebaser_delete(OpaquePointer(bitPattern: 98240)); return nil
    })
  check(
    Forwarding(
      "sqlite3changeset_apply_strm",
      [
        bits(OpaquePointer(bitPattern: 98560) as OpaquePointer?),
        bits(
          unsafeBitCast(
            98576, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 98592) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(98608, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?),
        bits(
          unsafeBitCast(98624, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 98640) as UnsafeMutableRawPointer?),
      ], bits(98864 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_apply_strm(
          OpaquePointer(bitPattern: 98560),
          unsafeBitCast(
            98576, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 98592),
          unsafeBitCast(98608, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self),
          unsafeBitCast(98624, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 98640)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_apply_v2_strm",
      [
        bits(OpaquePointer(bitPattern: 98880) as OpaquePointer?),
        bits(
          unsafeBitCast(
            98896, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 98912) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(98928, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?),
        bits(
          unsafeBitCast(98944, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 98960) as UnsafeMutableRawPointer?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 98976) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 98992) as UnsafeMutablePointer<Int32>?), bits(99008 as Int32),
      ], bits(99184 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_apply_v2_strm(
          OpaquePointer(bitPattern: 98880),
          unsafeBitCast(
            98896, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 98912),
          unsafeBitCast(98928, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self),
          unsafeBitCast(98944, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 98960), UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 98976),
          UnsafeMutablePointer<Int32>(bitPattern: 98992), 99008) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_concat_strm",
      [
        bits(
          unsafeBitCast(
            99200, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 99216) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(
            99232, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 99248) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(99264, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 99280) as UnsafeMutableRawPointer?),
      ], bits(99504 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_concat_strm(
          unsafeBitCast(
            99200, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 99216),
          unsafeBitCast(
            99232, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 99248),
          unsafeBitCast(99264, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 99280)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_invert_strm",
      [
        bits(
          unsafeBitCast(
            99520, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 99536) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(99552, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 99568) as UnsafeMutableRawPointer?),
      ], bits(99824 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_invert_strm(
          unsafeBitCast(
            99520, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 99536),
          unsafeBitCast(99552, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 99568)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_start_strm",
      [
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 99840) as UnsafeMutablePointer<OpaquePointer?>?),
        bits(
          unsafeBitCast(
            99856, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 99872) as UnsafeMutableRawPointer?),
      ], bits(100144 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_start_strm(
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 99840),
          unsafeBitCast(
            99856, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 99872)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_start_v2_strm",
      [
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 100160) as UnsafeMutablePointer<OpaquePointer?>?),
        bits(
          unsafeBitCast(
            100176, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 100192) as UnsafeMutableRawPointer?), bits(100208 as Int32),
      ], bits(100464 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_start_v2_strm(
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 100160),
          unsafeBitCast(
            100176, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 100192), 100208) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_changeset_strm",
      [
        bits(OpaquePointer(bitPattern: 100480) as OpaquePointer?),
        bits(
          unsafeBitCast(100496, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 100512) as UnsafeMutableRawPointer?),
      ], bits(100784 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_changeset_strm(
          OpaquePointer(bitPattern: 100480),
          unsafeBitCast(100496, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 100512)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_patchset_strm",
      [
        bits(OpaquePointer(bitPattern: 100800) as OpaquePointer?),
        bits(
          unsafeBitCast(100816, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 100832) as UnsafeMutableRawPointer?),
      ], bits(101104 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_patchset_strm(
          OpaquePointer(bitPattern: 100800),
          unsafeBitCast(100816, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 100832)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changegroup_add_strm",
      [
        bits(OpaquePointer(bitPattern: 101120) as OpaquePointer?),
        bits(
          unsafeBitCast(
            101136, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 101152) as UnsafeMutableRawPointer?),
      ], bits(101424 as Int32)
    ) {
      bits(
        wrapper.sqlite3changegroup_add_strm(
          OpaquePointer(bitPattern: 101120),
          unsafeBitCast(
            101136, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 101152)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changegroup_output_strm",
      [
        bits(OpaquePointer(bitPattern: 101440) as OpaquePointer?),
        bits(
          unsafeBitCast(101456, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 101472) as UnsafeMutableRawPointer?),
      ], bits(101744 as Int32)
    ) {
      bits(
        wrapper.sqlite3changegroup_output_strm(
          OpaquePointer(bitPattern: 101440),
          unsafeBitCast(101456, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 101472)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3rebaser_rebase_strm",
      [
        bits(OpaquePointer(bitPattern: 101760) as OpaquePointer?),
        bits(
          unsafeBitCast(
            101776, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 101792) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(101808, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 101824) as UnsafeMutableRawPointer?),
      ], bits(102064 as Int32)
    ) {
      bits(
        wrapper.sqlite3rebaser_rebase_strm(
          OpaquePointer(bitPattern: 101760),
          unsafeBitCast(
            101776, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 101792),
          unsafeBitCast(101808, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 101824)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_config", [bits(102080 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 102096) as UnsafeMutableRawPointer?)],
      bits(102384 as Int32)
    ) {
      bits(wrapper.sqlite3session_config(102080, UnsafeMutableRawPointer(bitPattern: 102096)) as Int32)
    })
}
