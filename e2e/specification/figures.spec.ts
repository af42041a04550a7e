import { contactTexts } from '../../src/content/pt-br/contact.ts'
import { servicesTexts } from '../../src/content/pt-br/services.ts'
import { LANGUAGES } from '../../src/config/languages.ts'
import { LANGUAGE_STORAGE_KEY } from '../../src/config/spec.ts'
import { expect, test } from '../fixtures.ts'
import { open, styled } from '../open.ts'
import { dictionaries } from '../site.ts'

for (const { value } of LANGUAGES) {
  test(`The calls are named by their visible words alone: ${value}`, async ({ page }) => {
    await page.addInitScript(
      ([key, code]) => localStorage.setItem(key ?? '', code ?? ''),
      [LANGUAGE_STORAGE_KEY, value],
    )
    await open(page, '/')
    const { cta } = dictionaries[value].hero
    const { newTab } = dictionaries[value].labels
    const talk = page.locator('#home').getByRole('link', { name: cta.talk, exact: true })
    await expect(talk).toHaveText(cta.talk)
    await expect(talk).toHaveAccessibleDescription(`WhatsApp, ${newTab}`)
    await expect(
      page.locator('#home').getByRole('link', { name: cta.services, exact: true }),
    ).toHaveText(cta.services)
    await expect(
      page.locator('#services').getByRole('link', { name: servicesTexts.call, exact: true }),
    ).toHaveAccessibleDescription(`WhatsApp, ${newTab}`)
  })
}

for (const width of [390, 1440]) {
  test(`The figures read and copy in the order of the specification, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const stats = page.locator('#contact ul').first()
    const copied = await stats.evaluate((list) => {
      getSelection()?.selectAllChildren(list)
      return getSelection()?.toString().replace(/\s+/g, ' ').trim()
    })
    expect(copied).toBe(
      contactTexts.stats.map(({ figure, label }) => `${figure} ${label}`).join(' '),
    )
    const places = await stats.locator('li').evaluateAll((items) =>
      items.map(({ children: [figure, label] }) => {
        const [a, b] = [figure, label].map((element) => element?.getBoundingClientRect())
        return a && b && (a.left < b.left || a.top < b.top)
      }),
    )
    expect(places.every(Boolean)).toBe(true)
  })
}

test('Each value is named on one line, in the narrowest plate too', async ({ page }) => {
  for (const width of [320, 390, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await styled(page)
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
