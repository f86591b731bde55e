#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

#if canImport(Darwin) || canImport(Musl) || canImport(Glibc)
  /// What a search needs of the machine: memory, threads, and a clock.
  enum Platform {
    /// How many bytes the tables of a search may take, with room left for everything else.
    ///
    /// That is three quarters of the machine's memory, or of what the group it runs in may have; and
    /// half of the addresses that are left, where somebody limits these.
    static var memoryLimit: Int {
      let pages = Int(sysconf(Int32(_SC_PHYS_PAGES)))
      let machine = pages > 0 ? pages * Int(sysconf(Int32(_SC_PAGESIZE))) : Int.max
      return min(min(machine, groupLimit ?? machine) / 4 * 3, (addressesLeft ?? .max) / 2)
    }

    /// How many threads there is room for: each has a stack, a heap, and what it found in its hands.
    static var threadLimit: Int { max(1, (addressesLeft ?? .max) / (256 << 20)) }

    /// How many bytes the process may still get, where that is limited at all.
    private static var addressesLeft: Int? {
      var limit = rlimit()
      guard getrlimit(addressSpace, &limit) == 0, limit.rlim_cur < rlim_t(Int.max) else {
        return nil
      }
      return max(0, Int(limit.rlim_cur) - addressesTaken)
    }

    /// What the process has already; nothing where the system does not say.
    private static var addressesTaken: Int {
      (number(in: "/proc/self/statm") ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The number that a file begins with; 0 where it begins with something other.
    private static func number(in path: String) -> Int? {
      guard let file = fopen(path, "r") else { return nil }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 64)
      return fgets(&line, Int32(line.count), file) == nil ? nil : strtol(line, nil, 10)
    }

    #if canImport(Darwin) || canImport(Musl)
      private static let addressSpace = RLIMIT_AS
    #else
      private static let addressSpace = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #endif

    /// What the control group allows.
    private static var groupLimit: Int? {
      number(in: "/sys/fs/cgroup/memory.max").flatMap { $0 > 0 ? $0 : nil }
    }

    /// A time in seconds, of a clock that only goes forward.
    static var seconds: Double {
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }

    /// Memory that grows, and may move; nothing where it is refused.
    static func grow(
      _ memory: UnsafeMutableRawPointer?, from used: Int, to size: Int
    ) -> UnsafeMutableRawPointer? { realloc(memory, size) }

    static func release(_ memory: UnsafeMutableRawPointer?) { free(memory) }

    /// Does a piece of work on several threads, numbered from 0, and waits for all of them.
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

    /// The stack of a thread, as large as that of a whole program: a Mac would give half a megabyte.
    private static let stackSize = 8 << 20

    private static func start(_ job: UnsafeMutableRawPointer) -> pthread_t? {
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(&attributes) }
      guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      return pthread_create(&thread, &attributes, { Job.run($0) }, job) == 0 ? thread : nil
    }
  }

  /// A piece of work on its way to a thread.
  private final class Job {
    private let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    /// Takes and gives what every system's threads do: some say that a pointer may be missing.
    static func run(_ opaque: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let opaque { Unmanaged<Job>.fromOpaque(opaque).takeRetainedValue().work() }
      return nil
    }
  }
#else
  /// The same without a system, as on a page in a browser: one thread, no clock, and a bound on memory
  /// that any page may have.
  enum Platform {
    static let memoryLimit = 256 << 20
    static let threadLimit = 1
    static let seconds = 0.0

    static func grow(
      _ memory: UnsafeMutableRawPointer?, from used: Int, to size: Int
    ) -> UnsafeMutableRawPointer? {
      let larger = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      if let memory {
        larger.copyMemory(from: memory, byteCount: used)
        release(memory)
      }
      return larger
    }

    static func release(_ memory: UnsafeMutableRawPointer?) { memory?.deallocate() }

    static func concurrently(_ count: Int, _ work: (Int) -> Void) {
      for number in 0..<count { work(number) }
    }
  }
#endif
