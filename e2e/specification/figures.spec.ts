import { interpolate } from '../../src/site/interpolate.ts'
import { expect, test } from '../support/fixtures.ts'
import { withoutCode } from '../support/hold-code.ts'
import { chooseLanguage } from '../support/language-menu.ts'
import { open, styled } from '../support/open.ts'
import { texts, textsIn } from '../support/site.ts'

test('The calls bear the words of the specification in another language too, and say where they lead', async ({
  page,
}) => {
  await open(page, '/')
  for (const value of ['pt-BR', 'zh-CN'] as const) {
    await chooseLanguage(page, value)
    const { cta } = textsIn(value).hero
    const { newTab } = textsIn(value).labels
    const call = (section: string, name: string) =>
      page.locator(section).getByRole('link', { name, exact: true })
    await expect(call('#home', interpolate(newTab, { label: cta.talk }))).toHaveText(cta.talk)
    await expect(call('#home', cta.services)).toHaveText(cta.services)
    await expect(
      call('#services', interpolate(texts.services.newTab, { label: texts.services.call })),
    ).toHaveText(texts.services.call)
  }
})

test('The figures read and copy in the order of the specification, each value is named on one line', async ({
  page,
}) => {
  await withoutCode(page)
  await page.goto('/')
  await styled(page)
  const stats = page.locator('#contact ul').first()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const copied = await stats.evaluate((list) => {
      getSelection()?.selectAllChildren(list)
      return getSelection()?.toString().replace(/\s+/g, ' ').trim()
    })
    expect(copied, `${width} px`).toBe(
      texts.contact.stats.map(({ figure, label }) => `${figure} ${label}`).join(' '),
    )
    const places = await stats.locator('li').evaluateAll((items) =>
      items.map(({ children: [figure, label] }) => {
        const [a, b] = [figure, label].map((element) => element?.getBoundingClientRect())
        return a && b && (a.left < b.left || a.top < b.top)
      }),
    )
    expect(places.every(Boolean), `${width} px`).toBe(true)
  }
  for (const width of [320, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of await page.locator('.value-title').all()) {
      const lines = await name.evaluate(
        (element) =>
          element.getBoundingClientRect().height /
          Number.parseFloat(getComputedStyle(element).lineHeight),
      )
      expect(lines, `${await name.textContent()} at ${width} px`).toBeLessThan(1.5)
    }
  }
})
