import { interpolate } from '../../src/site/interpolate.ts'
import { texts, settings } from './site.ts'

/** A text as it is shown, with the ways to reach the company in their places. */
export function withChannels(text: string): string {
  return interpolate(text, {
    whatsapp: texts.reachUs.whatsapp,
    email: settings.companyEmail,
  })
}
