#define _GNU_SOURCE  // for RTLD_NEXT, dladdr, memfd_create
#include <CSQLiteLoaded.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __ELF__
#include <link.h>

// Within a library, the loader of ELF binds a call of an exported function to the first function of that name in the process: to a function of
// the program, or of another SQLite. DT_SYMBOLIC makes it look into the library first. The flag is set in a copy, which to the loader is a library
// of its own. Unlike RTLD_DEEPBIND it leaves other names alone, and sanitizers bear it.
static int make_symbolic(char *file, size_t size) {
  const ElfW(Ehdr) *head = (const ElfW(Ehdr) *)file;
  if (size < sizeof *head || memcmp(file, ELFMAG, SELFMAG) || head->e_ident[EI_CLASS] != (sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32)) return 0;
  if (head->e_phoff > size || head->e_phnum > (size - head->e_phoff) / sizeof(ElfW(Phdr))) return 0;
  const ElfW(Phdr) *parts = (const ElfW(Phdr) *)(file + head->e_phoff);
  for (int i = 0; i < head->e_phnum; i++)  // a part beyond the end would be a SIGBUS
    if (parts[i].p_offset > size || parts[i].p_filesz > size - parts[i].p_offset) return 0;
  for (int i = 0; i < head->e_phnum; i++) {
    if (parts[i].p_type != PT_DYNAMIC) continue;
    ElfW(Dyn) *entry = (ElfW(Dyn) *)(file + parts[i].p_offset), *end = entry + parts[i].p_filesz / sizeof *entry;
    for (; entry < end && entry->d_tag != DT_NULL; entry++) {
      if (entry->d_tag == DT_SYMBOLIC) return 1;
      if (entry->d_tag == DT_FLAGS) return entry->d_un.d_val |= DF_SYMBOLIC, 1;
    }
    if (entry + 1 < end && entry[1].d_tag == DT_NULL) return entry->d_tag = DT_SYMBOLIC, 1;
  }
  return 0;
}

static char *read_file(const char *path, size_t *size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  char *bytes = 0;
  if (file < 0) return 0;
  if (!fstat(file, &status) && (bytes = malloc(status.st_size + 1))) {
    ssize_t count = 0;
    for (*size = 0; *size < (size_t)status.st_size && (count = read(file, bytes + *size, status.st_size - *size)) > 0;) *size += count;
    if (count < 0) free(bytes), bytes = 0;
  }
  close(file);
  return bytes;
}

static int memory_file(const char *bytes, size_t size) {
  int file = memfd_create("libsqlite3", MFD_CLOEXEC);
  for (size_t done = 0; file >= 0 && done < size;) {
    ssize_t count = write(file, bytes + done, size - done);
    if (count <= 0) return close(file), -1;
    done += count;
  }
  return file;
}

void *sqm_open_library(const char *path, const char **problem) {
  size_t size = 0;
  char *bytes = read_file(path, &size), name[64];
  if (!bytes) return *problem = strerror(errno), (void *)0;
  int file = make_symbolic(bytes, size) ? memory_file(bytes, size) : -2;
  free(bytes);
  if (file < 0) return *problem = file == -2 ? "it is no whole library for this machine, or has no place for DT_SYMBOLIC" : strerror(errno), (void *)0;
  snprintf(name, sizeof name, "/proc/self/fd/%d", file);
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (handle) return handle;  // the file stays open: to the loader, a second library of the same name would be this one
  *problem = dlerror();
  close(file);
  return 0;
}
#else
// On Apple's systems a library binds its calls to itself.
void *sqm_open_library(const char *path, const char **problem) {
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!handle) *problem = dlerror();
  return handle;
}
#endif

const char *sqm_linked_library(void) {
#ifdef __APPLE__
  return "/usr/lib/libsqlite3.dylib";
#else
  Dl_info info;
  void *function = dlsym(RTLD_NEXT, "sqlite3_libversion");
  return function && dladdr(function, &info) ? info.dli_fname : 0;
#endif
}
