import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  expectOneColumn,
  expectTwoColumns,
  expectUnbroken,
  measure,
} from '../../e2e/support/geometry.ts'
import { settings, texts } from '../../e2e/support/site.ts'
import { tokenFor } from '../../e2e/support/token.ts'
import { downloadPath, PATHS } from '../../src/site/routes.ts'
import { interpolate } from '../../src/site/interpolate.ts'
import { expect, test } from './fixtures.ts'
import { aurora, caret, distance, pictures, rows } from './in-page.ts'

const [GUIDE] = texts.materials.materials
const COURSES = settings.sections.includes('courses') ? texts.courses.courses : []
const CONTACT = '#contact form'
const DIALOG = '[role="dialog"]'

test('The home page has its typeface and pictures, and keeps its measure and rows', async ({
  visitor,
}) => {
  await visitor.visit(PATHS.home)
  const hasTypeface = () => document.fonts.ready.then((fonts) => fonts.check('16px Archivo'))
  expect(await visitor.run(hasTypeface)).toBe(true)
  for (const width of [390, 1440]) {
    await visitor.resize(width, 900)
    const measured = await visitor.run(measure)
    if (width < 1024) expectOneColumn(measured, width)
    else {
      expectUnbroken(measured, `${width} px`)
      expectTwoColumns(measured, width)
    }
  }
  const { calls, gaps } = await visitor.run(rows)
  expect([...new Set(calls)]).toEqual([1])
  expect(gaps.filter((gap) => gap >= 0 && gap < 40)).toHaveLength(COURSES.length)
  const { count, missing } = await visitor.run(pictures)
  expect(count).toBeGreaterThanOrEqual(COURSES.length)
  expect(missing).toBe(0)
})

test('No page scrolls sideways, on a phone or on a desk', async ({ visitor }) => {
  for (const address of [PATHS.home, PATHS.downloads, '/nada']) {
    await visitor.visit(address)
    for (const width of [320, 390, 768, 1440]) {
      await visitor.resize(width, 900)
      await visitor.run(() => scrollTo(200, 0))
      expect([address, width, await visitor.run(() => scrollX)]).toEqual([address, width, 0])
    }
  }
})

test('The aurora is drawn, and follows the pointer @sky', async ({ visitor }) => {
  await visitor.visit(PATHS.home)
  await expect.poll(() => visitor.run(aurora)).not.toBe('')
  const before = await visitor.run(aurora)
  await visitor.run(() => {
    const sky = document.querySelector('.sky')?.getBoundingClientRect() ?? new DOMRect()
    const place = { clientX: sky.x + sky.width / 2, clientY: sky.y + sky.height / 2 }
    dispatchEvent(new PointerEvent('pointermove', { ...place, pointerType: 'mouse' }))
  })
  await expect.poll(async () => (await visitor.run(aurora)) === before).toBe(false)
})

test('The masked phone keeps the caret beside its digit @contact', async ({ visitor }) => {
  await visitor.visit(PATHS.home)
  await visitor.click(`${CONTACT} [type="tel"]`)
  await visitor.type('11912345678')
  expect(await visitor.run(caret)).toBe('(11) 91234-5678|')
  const edits: [place: number, edit: () => Promise<void>, wanted: string][] = [
    [7, () => visitor.press('Backspace'), '(11) 9|2345-678'],
    [6, () => visitor.type('1'), '(11) 91|234-5678'],
    [7, () => visitor.press('Delete'), '(11) 91|345-678'],
    [10, () => visitor.press('Delete'), '(11) 91345|-78'],
    [5, () => visitor.press('Backspace'), '(1|9) 13457-8'],
  ]
  for (const [place, edit, wanted] of edits) {
    await visitor.run(caret, place)
    await edit()
    expect(await visitor.run(caret)).toBe(wanted)
  }
})

test('A link that is not valid is answered with an alert; a valid one saves its guide', async ({
  visitor,
}) => {
  const links = [
    [tokenFor(GUIDE.file, Date.now() - 1000), texts.downloads.expired],
    ['nada', texts.downloads.invalid],
  ] as const
  for (const [token, alert] of links) {
    await visitor.open(downloadPath(token))
    await expect.poll(() => visitor.alert()).toBe(alert)
    await visitor.atHome()
  }
  await visitor.open(downloadPath(tokenFor(GUIDE.file, Date.now() + 60_000)))
  await visitor.seen('li[data-state="open"]', texts.downloads.started.title)
  await visitor.atHome()
  const saved = path.join(visitor.downloads, GUIDE.file)
  const isWhole = () => existsSync(saved) && readFileSync(saved).subarray(-1024).includes('%%EOF')
  await expect.poll(isWhole).toBe(true)
})

test('On a phone the menu leads to a section, and gives the focus back @contact', async ({
  visitor,
}) => {
  await visitor.resize(390, 844)
  await visitor.visit(PATHS.home)
  await visitor.click('header button', texts.labels.openMenu)
  await visitor.seen('#mobile-menu a', texts.header.contact)
  await visitor.press('Escape')
  await visitor.focusOn(texts.labels.openMenu)
  await visitor.gone('#mobile-menu')
  await visitor.click('header button', texts.labels.openMenu)
  await visitor.click('#mobile-menu a', texts.header.contact)
  await visitor.focusOn('contact')
  await expect.poll(() => visitor.run(distance, 'header', '#contact')).toBeLessThan(2)
})

test('By keyboard: the skip link, the dialog, its first fault, and back by Escape', async ({
  visitor,
}) => {
  const focusedTag = () => visitor.run(() => document.activeElement?.tagName)
  await visitor.visit(PATHS.downloads)
  await visitor.press('Tab')
  await visitor.focusOn(texts.labels.skipToContent)
  await visitor.press('Enter')
  await expect.poll(focusedTag).toBe('MAIN')

  const opener = interpolate(texts.downloads.buttonLabel, { title: GUIDE.title })
  await visitor.click('main button', opener)
  await visitor.focusOn(texts.downloads.modal.close)
  const before = await visitor.run(() => Math.round(scrollY))
  await visitor.click(`${DIALOG} [type="submit"]`)
  await expect.poll(focusedTag).toBe('INPUT')
  await visitor.press('Escape')
  await visitor.gone(DIALOG)
  await visitor.focusOn(opener)
  expect(await visitor.run(() => Math.round(scrollY))).toBe(before)
})

test('The chat is held by keyboard alone, and closed by Escape @chat @services', async ({
  visitor,
}) => {
  const [service] = texts.services.services
  const said = () =>
    visitor.run(() => document.querySelector('typebot-standard')?.shadowRoot?.textContent)
  await visitor.visit(PATHS.downloads)
  await visitor.click('aside button', texts.chatbot.open)
  for (const choice of ['Serviços', service.title]) {
    // A choice has the focus once its question is drawn; one that still moves is easily missed.
    await visitor.focusOn(choice)
    await visitor.press('Enter')
  }
  await expect.poll(said).toContain(service?.features[0])
  await visitor.press('Escape')
  await visitor.focusOn(texts.chatbot.open)
})
