import { expect, it } from 'vitest'
import { lostGuideCheck, lostLanguageCheck } from '../../../plugins/checks/text-checks.ts'
import { siteFolder } from '../../../plugins/settings/site-folder.ts'
import { textsOf } from '../../../plugins/site/site.ts'
import { copyContent } from '../../support/temporary-content.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { exampleWith, newLines } from './example-with.ts'

it('A language that shows Portuguese words is named', async () => {
  const site = exampleWith()
  const { hero, contact } = textsOf('en-US', site)
  for (const part of [hero, contact.stats[0]]) Object.assign(part ?? {}, { lang: 'pt-BR' })
  const line = (shown: string) =>
    expect.stringMatching(new RegExp(`^Languages .*en-US still in pt-BR: ${shown}\\.`))
  expect(await newLines(site)).toEqual([line('hero')])
  Object.assign(site, { switched: ['contact'] })
  expect(await newLines(site)).toEqual([line('hero, contact')])
})

it('A folder of texts that is none of the languages is named', () => {
  const root = temporaryFolder({ 'src/content/qaa-qm/hero.yml': '', 'src/content/schema/a.ts': '' })
  expect(lostLanguageCheck({ ...exampleWith(), folder: siteFolder(root) })).toEqual([
    expect.stringMatching(/^src\/content\/qaa-qm is not among languages in .*site\.yml/),
  ])
})

it('A text that counts guides is named where there are none', () => {
  const { folder, set } = copyContent()
  set('pt-br/meta.yml', { description: '{guides}.' })
  set('pt-br/hero.yml', { subtitle: '{guides}.' })
  set('pt-br/guides.yml', { eyebrow: '{guides}.' })
  const site = exampleWith()
  Object.assign(site, { folder })
  expect(lostGuideCheck(site)).toEqual([])
  Object.assign(site.parts, { guides: false })
  const lines = lostGuideCheck(site)
  for (const text of ['meta\\.yml:\\d+: description', 'hero\\.yml:\\d+: subtitle'])
    expect(lines).toContainEqual(
      expect.stringMatching(`pt-br/${text} counts {guides}, and guides are off in`),
    )
  expect(lines).not.toContainEqual(expect.stringMatching(/guides\.yml|pages\.yml/))
})

it('A list or picture that is filled in and not shown is named', async () => {
  const site = exampleWith()
  const own = textsOf('pt-BR', site)
  own.people.people = [{ id: 'a', name: 'A', role: 'R', text: 'T' }]
  own.clients.clients = ['a', 'b'].map((id) => ({ id, name: id }))
  // Shown, and so not named.
  own.cases.cases = [{ id: 'a', problem: 'P', done: 'D', result: 'R', confirmedBy: 'C' }]
  Object.assign(site, { heroPicture: '/images/a.jpg' })
  Object.assign(site.parts, { culture: false })
  expect(await newLines(site)).toEqual([
    expect.stringMatching(/^Unseen .*heroPicture .* sky: off/),
    expect.stringMatching(/^Unseen .*people\.yml has 1, shown from 1 on in the section culture/),
    expect.stringMatching(/^Unseen .*clients\.yml has 2, shown from 3 on in the section contact/),
  ])
})
