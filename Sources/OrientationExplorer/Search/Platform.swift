#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the search needs of the machine: memory that may be refused, and threads.
enum Platform {
  /// How many processors there are.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Gives a piece of memory another size, keeping what is in it; nothing where there is no more.
  static func resize(_ memory: UnsafeMutableRawPointer?, to bytes: Int) -> UnsafeMutableRawPointer?
  {
    realloc(memory, max(bytes, 1))
  }

  /// Gives memory back.
  static func release(_ memory: UnsafeMutableRawPointer?) { free(memory) }

  /// How many bytes the tables of a search may take, with room left for everything else.
  ///
  /// That is the machine's memory, or the limit of the group or the process it runs in.
  static func memoryLimit(threads: Int) -> Int {
    let pages = Int(sysconf(Int32(_SC_PHYS_PAGES)))
    let machine = pages > 0 ? pages * Int(sysconf(Int32(_SC_PAGESIZE))) : Int.max
    let memory = min(machine, firstNumber(in: "/sys/fs/cgroup/memory.max") ?? machine)
    guard let addresses = addressLimit else { return memory / 10 * 9 }
    // Each thread takes addresses for its stack and its heap, used or not.
    let taken = (firstNumber(in: "/proc/self/statm") ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    return min(
      memory / 10 * 9, (addresses - taken - (threads - 1) * (144 << 20)) / 10 * 7 - (16 << 20))
  }

  /// The limit of address space that the process was started under.
  private static var addressLimit: Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #else
      let kind = RLIMIT_AS
    #endif
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur < UInt64(Int.max) else { return nil }
    return Int(limit.rlim_cur)
  }

  /// The number that a file begins with.
  private static func firstNumber(in path: String) -> Int? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var digits = ""
    while case let next = getc(file), next >= 48, next <= 57 {
      digits.unicodeScalars.append(Unicode.Scalar(UInt8(next)))
    }
    return Int(digits)
  }

  /// Runs a piece of work on several threads, numbered from 0, and waits for all of them.
  ///
  /// The caller's own thread is number 0. Where a thread is refused, its work is done here.
  static func concurrently(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    var threads: [pthread_t] = []
    for number in 1..<max(count, 1) {
      let job = Unmanaged.passRetained(Job { work(number) })
      if let thread = start(job.toOpaque()) {
        threads.append(thread)
      } else {
        job.release()
        work(number)
      }
    }
    work(0)
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func start(_ job: UnsafeMutableRawPointer) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, nil, { Job.run($0) }, job)
      return code == 0 ? thread : nil
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, { $0.flatMap { Job.run($0) } }, job)
      return code == 0 ? thread : nil
    #endif
  }
}

/// A piece of work on its way to a thread.
private final class Job {
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  static func run(_ opaque: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Job>.fromOpaque(opaque).takeRetainedValue().work()
    return nil
  }
}
