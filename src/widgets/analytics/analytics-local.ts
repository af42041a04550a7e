import { navigationTiming } from '../../browser/navigation-timing.ts'

export const LOCAL_SCRIPT_PATH = '/__analytics/script.js'

export const LOCAL_TIMING_NAME = 'local-analytics'

/** A hosted build without settings requests nothing that could fail. */
export function hasLocalAnalytics(): boolean {
  return Boolean(navigationTiming()?.serverTiming?.some(({ name }) => name === LOCAL_TIMING_NAME))
}
