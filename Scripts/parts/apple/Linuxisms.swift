// Names that only Linux has, or only systems newer than the lowest that Package.swift names: Scripts/parts/check-apple compiles this file for each of Apple's
// systems, and fails where a line that ends with `error:` and words is not reported with these. No target contains the file.
import Darwin
import Foundation

func files(_ descriptor: Int32, _ status: stat, _ path: String) {
  _ = status.st_mtim  // error: has no member 'st_mtim'
  let mode: UInt32 = status.st_mode  // error: cannot convert value of type 'mode_t' (aka 'UInt16') to specified type 'UInt32'
  let device: UInt = status.st_dev  // error: cannot convert value of type 'dev_t' (aka 'Int32') to specified type 'UInt'
  fdatasync(descriptor)  // error: cannot find 'fdatasync' in scope
  open(path, O_RDONLY | O_DIRECT)  // error: cannot find 'O_DIRECT' in scope
  open(path, O_TMPFILE)  // error: cannot find 'O_TMPFILE' in scope
  renameat2(descriptor, path, descriptor, path, 1)  // error: cannot find 'renameat2' in scope
  fallocate(descriptor, 0, 0, 1)  // error: cannot find 'fallocate' in scope
  posix_fallocate(descriptor, 0, 1)  // error: cannot find 'posix_fallocate' in scope
  posix_fadvise(descriptor, 0, 1, 0)  // error: cannot find 'posix_fadvise' in scope
  sync_file_range(descriptor, 0, 1, 0)  // error: cannot find 'sync_file_range' in scope
  copy_file_range(descriptor, nil, descriptor, nil, 1, 0)  // error: cannot find 'copy_file_range' in scope
  sendfile(descriptor, descriptor, nil, 1)  // error: missing arguments for parameters
  memfd_create(path, 0)  // error: cannot find 'memfd_create' in scope
  inotify_init1(0)  // error: cannot find 'inotify_init1' in scope
}

func processes(_ descriptor: Int32) {
  fork()  // error: 'fork()' is unavailable
  _ = gettid()  // error: cannot find 'gettid' in scope
  prctl(1)  // error: cannot find 'prctl' in scope
  let thread: UInt = pthread_self()  // error: cannot convert value of type 'pthread_t'
  pthread_setname_np(pthread_self(), "thread")  // error: extra argument in call
  sched_getcpu()  // error: cannot find 'sched_getcpu' in scope
  clock_gettime(CLOCK_BOOTTIME, nil)  // error: cannot find 'CLOCK_BOOTTIME' in scope
  getrandom(nil, 0, 0)  // error: cannot find 'getrandom' in scope
  secure_getenv("HOME")  // error: cannot find 'secure_getenv' in scope
  get_nprocs()  // error: cannot find 'get_nprocs' in scope
}

func errors() {
  _ = __errno_location().pointee  // error: cannot find '__errno_location' in scope
  _ = errno == EBADFD  // error: cannot find 'EBADFD' in scope
  _ = POSIXErrorCode.ECHRNG  // error: has no member 'ECHRNG'
}

func sockets(_ descriptor: Int32) {
  socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)  // error: has no member 'rawValue'
  accept4(descriptor, nil, nil, 0)  // error: cannot find 'accept4' in scope
  epoll_create1(0)  // error: cannot find 'epoll_create1' in scope
  eventfd(0, 0)  // error: cannot find 'eventfd' in scope
}

func availability(_ bytes: [UInt8], _ text: String) {
  dup3(0, 1, O_CLOEXEC)  // error: 'dup3' is only available in
  _ = bytes.span.count  // error: 'span' is only available in
  _ = text.utf8Span.count  // error: 'utf8Span' is only available in
}
