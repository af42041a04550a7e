import { reachUsTexts } from '../src/content/pt-br/reach-us.ts'
import { fill } from '../src/lib/fill.ts'
import { settings } from './site.ts'

/** A text as it is shown, with the ways to reach the company in their places. */
export function withChannels(text: string): string {
  return fill(text, { whatsapp: reachUsTexts.whatsapp, email: settings.companyEmail })
}
