/** How long this process computes for a piece of work; what else runs on the machine does not count. */
export function millisecondsOf(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
