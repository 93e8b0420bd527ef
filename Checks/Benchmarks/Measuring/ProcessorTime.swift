import Glibc

/// Seconds of processor time that this thread has used. Waiting for other processes does not count.
func processorTime() -> Double {
    seconds(of: CLOCK_THREAD_CPUTIME_ID)
}

/// Seconds since an arbitrary moment, for measurements shorter than the query of the thread's processor time.
func wallTime() -> Double {
    seconds(of: CLOCK_MONOTONIC)
}

private func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
