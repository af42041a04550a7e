export const LOCAL_SCRIPT_PATH = '/__analytics/script.js'

/** Entry of those servers' `Server-Timing` header. */
export const LOCAL_TIMING_NAME = 'local-analytics'

/** A hosted build without settings requests nothing that could fail. */
export function hasLocalAnalytics(): boolean {
  // Missing in jsdom, and in old browsers for pages without encryption.
  const entries: PerformanceEntryList = performance.getEntriesByType?.('navigation') ?? []
  return entries.some(
    (entry) =>
      'serverTiming' in entry &&
      Array.isArray(entry.serverTiming) &&
      entry.serverTiming.some(({ name }: PerformanceServerTiming) => name === LOCAL_TIMING_NAME),
  )
}
