import { SITE_SCHEMA, type Site } from '@/content/schema/site.ts'
import { parseEnv } from '../plugins/env.ts'

/** A site that has all that one may have, whatever is left of this one's. */
const SITE = SITE_SCHEMA.parse({
  brand: 'Nuvem Boa',
  email: 'ola@nuvemboa.example',
  phone: '+5581900000001',
  city: 'Recife, Brasil',
  longitude: -34.9,
  founded: 2019,
  started: 2001,
})

export function settingsOf(
  input: Record<string, unknown>,
  site: Partial<Site> = {},
): ReturnType<typeof parseEnv> {
  return parseEnv(input, { ...SITE, ...site })
}
