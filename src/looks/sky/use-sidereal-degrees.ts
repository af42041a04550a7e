import { useEffect, useState } from 'react'
import { siteConfig } from '@/site/build-facts.ts'
import { useIsHydrated } from '@/ui/use-client-value.ts'
import { siderealDegrees } from './sidereal-time.ts'

const MINUTE_MS = 60_000

/** The company's sidereal time, which changes with each minute. Undefined in a prerendered page. */
export function useSiderealDegrees(): number | undefined {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = window.setTimeout(() => setNowMs(Date.now()), MINUTE_MS - (nowMs % MINUTE_MS))
    return () => window.clearTimeout(timer)
  }, [nowMs])
  return useIsHydrated() ? siderealDegrees(nowMs, siteConfig.longitude) : undefined
}
