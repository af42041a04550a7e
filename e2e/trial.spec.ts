import { readFileSync } from 'node:fs'
import { DomUtils, parseDocument } from 'htmlparser2'
import { isBuilt } from '../plugins/site/parts.ts'
import { GROUP_FIELDS, valuesIn } from '../plugins/texts/schema-tree.ts'
import { STORY_GROUPS, storyOf } from '../plugins/texts/story.ts'
import { trySite } from '../scripts/smoke/try-site.ts'
import { expect, test } from './support/fixtures.ts'

// Every page in every language, at each width.
test.setTimeout(240_000)

test('A visitor stumbles over nothing', async ({ browser, build }) => {
  const { findings, pages } = await trySite(browser, build)
  expect(findings).toEqual([])
  expect(pages).toBeGreaterThanOrEqual(4)
})

/** A guide's file and cover have names of their own in the pages. */
const NOT_SHOWN = new Set(['id', 'file', 'cover'])

test('What tells of the owner is in the pages of its language', ({ build: { dist, site } }) => {
  const groups = STORY_GROUPS.filter((group) => isBuilt(group, site.parts))
  for (const { value: language, folder } of site.languages) {
    if (!site.builtLanguages.includes(language)) continue
    const [home, downloads] = ['', '/downloads'].map((page) =>
      readFileSync(`${dist}${site.basePath}${folder}${page}/index.html`, 'utf8'),
    )
    const html = `${home}${downloads}`
    const text = DomUtils.innerText(parseDocument(html).children).replaceAll(/\s+/g, ' ')
    const shown = text + html
    const lost = groups
      .flatMap((group) =>
        valuesIn(GROUP_FIELDS[group], storyOf(group, site.texts.get(language)?.[group])),
      )
      .filter(({ keys, value }) => value && !NOT_SHOWN.has(String(keys.at(-1))))
      .flatMap(({ value }) => String(value).split(/\{\w+\}/))
      .filter((part) => !shown.includes(part))
    expect.soft(lost, language).toEqual([])
  }
})
