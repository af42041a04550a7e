/** How long a piece of work takes. */
export function millisecondsOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
