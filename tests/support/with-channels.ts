import { siteConfig } from '@/site/build.ts'
import { interpolate } from '@/site/interpolate.ts'
import { reachUsTexts } from 'virtual:texts'

/** A text as it is shown, with the ways to reach the company in their places. */
export function withChannels(text: string): string {
  return interpolate(text, { whatsapp: reachUsTexts.whatsapp, email: siteConfig.companyEmail })
}
