import { reachUsTexts } from '../../src/content/pt-br/reach-us.ts'
import { interpolate } from '../../src/lib/interpolate.ts'
import { settings } from './site.ts'

/** A text as it is shown, with the ways to reach the company in their places. */
export function withChannels(text: string): string {
  return interpolate(text, { whatsapp: reachUsTexts.whatsapp, email: settings.companyEmail })
}
