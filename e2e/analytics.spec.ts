import { interpolate } from '../src/site/interpolate.ts'
import { SECTION_IDS } from '../src/site/routes.ts'
import { OTHER_LANGUAGE } from '../tests/support/other-language.ts'
import { events, forgetVisits, payloads } from './support/analytics.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, WRITTEN, toastOf } from './support/forms.ts'
import { chooseLanguage, nameOf } from './support/language-menu.ts'
import { open, PHONE } from './support/open.ts'
import { textsIn, texts } from './support/site.ts'

test.beforeEach(({ request }) => forgetVisits(request))

test('Every event is told by its name, and of no person @contact @services @languages', async ({
  page,
  request,
}) => {
  await open(page, '/')
  // Links are counted, but kept from leaving the page.
  await page.evaluate(() => {
    window.addEventListener('click', (press) => {
      if ((press.target as Element).closest('[target=_blank]')) press.preventDefault()
    })
  })
  const hero = page.locator(`#${SECTION_IDS.home}`)
  const talk = interpolate(texts.labels.newTab, { label: texts.hero.cta.talk })
  await hero.getByRole('link', { name: talk, exact: true }).click()
  const services = page.locator(`#${SECTION_IDS.services}`)
  await services.getByRole('link', { name: texts.services.call }).click()
  await hero.getByRole('link', { name: texts.hero.cta.services }).click()
  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  // By keyboard, as the chat's preview may cover the menu.
  await page.getByRole('button', { name: texts.footer.theme.label }).press('Enter')
  await page.getByRole('menuitemradio', { name: texts.footer.theme.dark }).press('Enter')
  for (const language of [OTHER_LANGUAGE, OTHER_LANGUAGE]) await chooseLanguage(page, language)
  await page.getByRole('button', { name: texts.chatbot.open }).click()
  await page.keyboard.press('Escape')
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: textsIn(OTHER_LANGUAGE).labels.openMenu }).click()
  await page.getByRole('button', { name: nameOf('pt-BR') }).click()

  await expect
    .poll(() => events(request))
    .toEqual([
      ['call-clicked', { section: 'hero', kind: 'talk' }],
      ['call-clicked', { section: 'services', kind: 'talk' }],
      ['call-clicked', { section: 'hero', kind: 'services' }],
      ['message-sent', {}],
      ['theme-changed', { theme: 'dark' }],
      ['language-changed', { language: OTHER_LANGUAGE }],
      ['chat-opened', {}],
      ['language-changed', { language: 'pt-BR' }],
    ])
  const told = JSON.stringify(await payloads(request))
  for (const written of Object.values(WRITTEN)) expect(told).not.toContain(written)
})
