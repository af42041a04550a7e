/** Where the development and preview servers answer with a stand-in of Umami's script. */
export const LOCAL_SCRIPT_PATH = '/__analytics/script.js'

/** Entry of the `Server-Timing` header by which those servers say so to each page they serve. */
export const LOCAL_MARK = 'local-analytics'

/**
 * Whether this page came from a server that has the stand-in. A hosted build without settings asks
 * for nothing: there is no request that could fail, and no guess by the name of the host.
 */
export function hasLocalAnalytics(): boolean {
  // Missing in jsdom, and in old browsers for pages without encryption.
  const entries: PerformanceEntryList = performance.getEntriesByType?.('navigation') ?? []
  return entries.some(
    (entry) =>
      'serverTiming' in entry &&
      Array.isArray(entry.serverTiming) &&
      entry.serverTiming.some(({ name }: PerformanceServerTiming) => name === LOCAL_MARK),
  )
}
