import { navigationTiming } from '../../browser/navigation-timing.ts'

export const LOCAL_SCRIPT_PATH = '/__analytics/script.js'

export const LOCAL_TIMING_NAME = 'local-analytics'

/** The local server announces its stand-in by a Server-Timing header. On other hosts the script would be a 404. */
export function hasLocalAnalytics(): boolean {
  return Boolean(navigationTiming()?.serverTiming?.some(({ name }) => name === LOCAL_TIMING_NAME))
}
