import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ContactChannels } from '@/screens/home/contact-channels.tsx'
import { siteConfig } from '@/site/build-facts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { displayPhone } from '@/text/phone.ts'
import { toasts } from '@/ui/toast/toast-store.ts'
import { contactTexts } from 'virtual:texts'
import { renderPiece } from '../../support/render.tsx'

const texts = contactTexts.channels
const phone = displayPhone(siteConfig.phone)

const card = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label}`) })
const copyButton = (value: string) =>
  screen.getByRole('button', { name: interpolate(texts.copy, { value }) })

it('The contact cards have links to the address and the phone', () => {
  renderPiece(<ContactChannels />)
  expect(card(texts.email)).toHaveAttribute('href', `mailto:${siteConfig.email}`)
  expect(card(texts.email)).toHaveTextContent(siteConfig.email)
  expect(card(texts.phone)).toHaveAttribute('href', `tel:${siteConfig.phone}`)
  expect(card(texts.phone)).toHaveTextContent(phone)
})

it.each([siteConfig.email, phone])('The contact cards copy %s and say so', async (value) => {
  const user = userEvent.setup()
  renderPiece(<ContactChannels />)
  await user.click(copyButton(value))
  expect(await navigator.clipboard.readText()).toBe(value)
  expect(await screen.findByText(texts.copied.title)).toBeVisible()
  expect(toasts.get()).toMatchObject([{ description: value }])
})

it.each([
  ['forbids copying', () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))],
  ['has no clipboard, as on plain HTTP', undefined],
])('The contact cards select the text where the browser %s', async (_how, writeText) => {
  const user = userEvent.setup()
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } })
  renderPiece(<ContactChannels />)
  await user.click(copyButton(phone))
  expect(await screen.findByText(texts.selected.title)).toBeVisible()
  expect(String(document.getSelection())).toBe(phone)
})
