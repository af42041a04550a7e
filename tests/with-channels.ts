import { settings } from '@/config/build.ts'
import { reachUsTexts } from '@/content/pt-br/reach-us.ts'
import { interpolate } from '@/lib/interpolate.ts'

/** A text as it is shown, with the ways to reach the company in their places. */
export function withChannels(text: string): string {
  return interpolate(text, { whatsapp: reachUsTexts.whatsapp, email: settings.companyEmail })
}
