import { LOCAL_MARK } from '../../src/widgets/analytics/analytics-local.ts'
import { createCollectEndpoint } from './analytics-endpoint.ts'
import { createAnalyticsPage } from './analytics-page.ts'
import { createAnalyticsStore } from './analytics-store.ts'
import type { Service } from './service.ts'

/** Tells each page, by a header of its own, that the stand-in is here to be asked for. */
const announce: Service = (_request, response) => {
  response.setHeader('Server-Timing', LOCAL_MARK)
  return false
}

/** Umami's collector, the script that stands in for its own, and the page of what was collected. */
export function createAnalyticsServices(brandName: string): Service[] {
  const store = createAnalyticsStore()
  return [createCollectEndpoint(store), createAnalyticsPage(store, brandName), announce]
}
