import { readFileSync } from 'node:fs'
import { DomUtils, parseDocument } from 'htmlparser2'
import { GROUP_FIELDS, valuesIn } from '../plugins/texts/schema-tree.ts'
import { storyOf } from '../plugins/texts/story.ts'
import { pageTexts } from '../plugins/virtual-site/site-data.ts'
import type { Group } from '../src/content/schema/texts.ts'
import { trySite } from './check/try-site.ts'
import { expect, siteTest, test } from './support/fixtures.ts'

// Every page in every language, at each width.
test.setTimeout(240_000)

test('A visitor stumbles over nothing', async ({ browser, build }) => {
  const { findings, pages } = await trySite(browser, build)
  expect(findings).toEqual([])
  expect(pages).toBeGreaterThanOrEqual(4)
})

/** A guide's file is named in the link that its mail has. */
const NOT_SHOWN = new Set(['id', 'file'])

siteTest('What tells of the owner is in the pages of its language', ({ build: { dist, site } }) => {
  for (const { value: language, prefix } of site.languages) {
    if (!site.builtLanguages.includes(language)) continue
    const [home, downloads] = ['', '/downloads'].map((page) =>
      readFileSync(`${dist}${site.basePath}${prefix}${page}/index.html`, 'utf8'),
    )
    const html = `${home}${downloads}`
    const text = DomUtils.innerText(parseDocument(html).children).replaceAll(/\s+/g, ' ')
    const told = Object.entries(pageTexts(language, site))
      .flatMap(([group, texts]) =>
        valuesIn(GROUP_FIELDS[group as Group], storyOf(group as Group, texts)),
      )
      .filter(({ keys }) => !NOT_SHOWN.has(String(keys.at(-1))))
      .map(({ value }) => value)
    // A page of the site has another address in each language.
    const links = Object.values(site.links).filter((address) => address?.includes(':'))
    const lost = [...told, ...links]
      .filter((value) => typeof value === 'string')
      .flatMap((value) => value.split(/\{\w+\}/))
      .filter((part) => !(text + html).includes(part))
    expect.soft(lost, language).toEqual([])
  }
})
