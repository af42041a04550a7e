import { LANGUAGES } from '../src/site/languages.ts'
import { contactForm } from './support/contact-form.ts'
import { expect, test } from './support/fixtures.ts'
import { holdCode } from './support/hold-code.ts'
import { languageButton } from './support/language-menu.ts'
import { hydrated, styled } from './support/open.ts'
import { texts } from './support/site.ts'

test('What is pressed before its code has come is answered once, and a dead link does nothing @contact @languages', async ({
  page,
}) => {
  const { submit, form } = contactForm(page)
  for (const [button, answer, count] of [
    [languageButton(page), page.getByRole('menuitemradio'), LANGUAGES.length],
    [submit, form.getByText(texts.forms.required), 4],
  ] as const) {
    const code = await holdCode(page)
    await page.goto('/')
    await styled(page)
    await page.locator('footer a[href="#"]').first().click({ force: true })
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expect(page).toHaveURL('/')
    await button.click()
    await expect(button).toHaveAttribute('data-pressed', '')
    code.come()
    await hydrated(page)
    await expect(answer).toHaveCount(count)
    await expect(page.locator('[data-pressed]')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})
