import { DESIGNED_BRAND, type Env } from '../../src/config/env.ts'
import { COURSES } from '../../src/content/pt-br/courses.ts'
import { MATERIALS } from '../../src/content/pt-br/materials.ts'
import { SERVICES } from '../../src/content/pt-br/services.ts'
import { COMPANY_FOUNDING_YEAR, HISTORY_START_YEAR } from '../../src/content/years.ts'
import type { Dictionary } from '../../src/content/dictionary.ts'
import { interpolate, interpolateAll } from '../../src/lib/interpolate.ts'

const LIST_LENGTHS = {
  services: SERVICES.length,
  courses: COURSES.length,
  guides: MATERIALS.length,
}

/** Values of the placeholders that mean the same in all texts of a language, such as `{brand}`. */
export function siteValues(
  { brandName }: Pick<Env, 'brandName'>,
  { counts, hero, meta }: Pick<Dictionary, 'counts' | 'hero' | 'meta'>,
): Record<string, string> {
  const plural = new Intl.PluralRules(meta.lang)
  const countedIn = (list: keyof typeof LIST_LENGTHS) => {
    const count = LIST_LENGTHS[list]
    return interpolate(counts[list][plural.select(count) === 'one' ? 'one' : 'other'], { count })
  }
  return {
    brand: brandName,
    fullName:
      brandName === DESIGNED_BRAND ? interpolate(hero.fullName, { brand: brandName }) : brandName,
    founded: String(COMPANY_FOUNDING_YEAR),
    started: String(HISTORY_START_YEAR),
    services: countedIn('services'),
    courses: countedIn('courses'),
    guides: countedIn('guides'),
  }
}

export function fillDictionary(texts: Dictionary, env: Pick<Env, 'brandName'>): Dictionary {
  return interpolateAll(texts, siteValues(env, texts))
}
