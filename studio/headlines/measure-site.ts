import { cardWords } from '../../plugins/prerender/share-card.ts'
import type { NameFit } from '../../src/site/build-facts.ts'
import { record } from '../record.ts'
import { readHeadings, readSettings, readSiteTexts } from '../site.ts'
import { measureHeadlines } from './headline-fits.ts'
import { measureName } from './name-fit.ts'

async function measureNames(names: Iterable<string>): Promise<Record<string, NameFit>> {
  const measured = [...names].map(async (name) => [name, await measureName(name)] as const)
  return Object.fromEntries(await Promise.all(measured))
}

/** Measures the brand, its names in the hero, and the headlines of every language in the site's font. */
export async function measureSite(): Promise<void> {
  const settings = readSettings()
  const shown = new Set([settings.brand])
  const headlines = []
  for (const { value: language } of settings.offered) {
    const texts = readSiteTexts(language)
    shown.add(cardWords(settings, texts).title)
    const fits = await measureHeadlines(readHeadings(texts))
    headlines.push([language, fits] as const)
  }
  await record({
    names: await measureNames(shown),
    headlines: Object.fromEntries(headlines),
  })
  const languages = settings.offered.map(({ short }) => short).join(', ')
  console.log(`  ${[...shown].join(', ')}: names and headlines in ${languages}`)
}
