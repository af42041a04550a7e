import type { Page } from '@playwright/test'
import { CHATBOT_PREVIEW_DELAY_MS } from '../src/config/spec.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { chatbotTexts } from '../src/content/pt-br/chatbot.ts'
import { displayPhone } from '../src/lib/phone.ts'
import { chatbot, SERVICE, startChat } from './chatbot.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, open } from './open.ts'
import { chatWith, settings } from './site.ts'

const START = Date.parse('2026-03-10T15:04:05Z')

/** Opens a page whose time stands still from the start. */
async function openAtStandstill(page: Page, path: string) {
  await page.clock.install({ time: START })
  await page.clock.pauseAt(START + 1000)
  await open(page, path)
  return chatbot(page)
}

test('The preview appears five seconds after the page has loaded; dismissed, it stays away', async ({
  page,
}) => {
  const { preview, launcher } = await openAtStandstill(page, '/downloads')
  const { buttonPx } = settings.chatbot
  expect(await launcher.boundingBox()).toMatchObject({ width: buttonPx, height: buttonPx })
  await page.clock.runFor(CHATBOT_PREVIEW_DELAY_MS - 1)
  await expect(preview).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(preview).toBeVisible()

  await page.getByRole('button', { name: chatbotTexts.dismiss }).click()
  await expect(preview).toHaveCount(0)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(2 * CHATBOT_PREVIEW_DELAY_MS)
  await expect(preview).toHaveCount(0)
})

test('The preview opens the panel, which Escape closes, and comes no more, also after a reload', async ({
  page,
}) => {
  const { preview, launcher, panel } = await openAtStandstill(page, '/')
  await page.clock.runFor(CHATBOT_PREVIEW_DELAY_MS)
  await preview.click()
  await expect(panel).toBeVisible()
  await expect(preview).toHaveCount(0)
  await expect(panel.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcher).toBeFocused()

  await page.reload()
  await hydrated(page)
  await page.clock.runFor(2 * CHATBOT_PREVIEW_DELAY_MS)
  await expect(preview).toHaveCount(0)
})

test('Links of the conversation lead into the site, where it goes on, or to a tab of their own', async ({
  page,
}) => {
  const chat = await startChat(page)
  await chat.choice('Guias gratuitos').click()
  await chat.panel.getByRole('link', { name: 'Ir para os guias' }).click()
  await expect(page).toHaveURL('/downloads')
  await expect(chat.panel).toBeVisible()
  await expect(chat.log).toContainText(MATERIALS[0].title)

  await chat.choice('Voltar ao início').click()
  await chat.choice('Serviços').click()
  await chat.choice(SERVICE.title).click()
  await chat.panel.getByRole('link', { name: 'Ver todos os serviços' }).click()
  await expect(page).toHaveURL('/#services')
  await expect(page.locator('#services')).toBeInViewport()
  await expect(chat.log).toContainText(SERVICE.features[0])

  await chat.choice('Falar com uma pessoa').click()
  const whatsapp = chat.log.getByRole('link', { name: displayPhone(settings.companyPhone) })
  await expect(whatsapp).toHaveAttribute('href', chatWith(chatbotTexts.greeting))
  await expect(whatsapp).toHaveAttribute('target', '_blank')
  await expect(whatsapp).toHaveAttribute('rel', /noopener/)
  await expect(chat.log.getByRole('link', { name: settings.companyEmail })).toHaveAttribute(
    'href',
    `mailto:${settings.companyEmail}`,
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the panel covers the page, which waits behind it until it is closed or left by a link', async ({
    page,
  }) => {
    const chat = await startChat(page)
    const bottom = async () => {
      const box = await chat.panel.boundingBox()
      return box && Math.round(box.y + box.height)
    }
    await expect.poll(bottom).toBe(844)
    expect(await chat.panel.boundingBox()).toMatchObject({ x: 0, width: 390 })
    const beside = page.locator('#root > :not(aside)')
    for (const part of await beside.all()) await expect(part).toHaveAttribute('inert')
    await chat.close.click()
    for (const part of await beside.all()) await expect(part).not.toHaveAttribute('inert')
    await expect(chat.launcher).toBeFocused()

    await chat.launcher.click()
    await chat.choice('Serviços').click()
    await expect(chat.choice(SERVICE.title)).toBeFocused()
    await chat.choice(SERVICE.title).click()
    await chat.panel.getByRole('link', { name: 'Ver todos os serviços' }).click()
    await expect(chat.panel).toBeHidden()
    await expect(page.locator('#services')).toBeInViewport()
    await expect(page.locator('#services')).toBeFocused()
  })
})
