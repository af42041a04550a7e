/** How the page was loaded. Missing in jsdom, and in old browsers for pages without encryption. */
export function navigationTiming(): Partial<PerformanceNavigationTiming> | undefined {
  return performance.getEntriesByType?.('navigation')[0]
}
