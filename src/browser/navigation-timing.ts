/** Undefined in jsdom, and in old browsers on plain HTTP. */
export function navigationTiming(): Partial<PerformanceNavigationTiming> | undefined {
  return performance.getEntriesByType?.('navigation')[0]
}
