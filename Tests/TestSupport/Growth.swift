#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How many times the work costs of this thread's time when what it works on is four times as large.
///
/// Work that grows with its input costs four times as much, work that grows with its square sixteen
/// times; what else the machine does meanwhile is not counted. The least of some runs counts.
package func growth(from size: Int, _ work: (Int) -> Void) -> Double {
  work(size)
  func least(_ size: Int) -> Double {
    (0..<3).map { _ in threadSeconds { work(size) } }.min() ?? 0
  }
  return least(4 * size) / max(least(size), 0.000_1)
}

/// How many seconds this thread computes at some work.
package func threadSeconds(_ work: () -> Void) -> Double {
  let start = threadTime
  work()
  return threadTime - start
}

/// The seconds that this thread has computed so far.
private var threadTime: Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
