import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepDrafts } from '@/boot/drafts.ts'
import { buildTexts as texts } from 'virtual:site'
import { serveMail } from '../support/mail-service.ts'
import { MESSAGE } from '../support/message.ts'
import { button, fillIn, values } from './contact/contact-fields.tsx'

keepDrafts()

const scripts = () => document.querySelectorAll('script[src="/__captcha/api.js"]')
const trouble = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')

/** Shows a form with a CAPTCHA, filled in without the focus, as one is before hydration. */
beforeEach(async () => {
  document.head.replaceChildren()
  vi.stubEnv('CAPTCHA', 'true')
  vi.resetModules()
  const fresh = await import('@/forms/contact/contact-form.tsx')
  const wrapped = await import('../support/render.tsx')
  wrapped.renderPiece(<fresh.ContactForm />)
  fillIn(MESSAGE)
})

/** The CAPTCHA's script comes. */
async function come() {
  await import('../../plugins/local-services/captcha-stand-in.js')
  fireEvent.load([...scripts()].at(-1)!)
  return screen.findByRole('checkbox')
}

it('A CAPTCHA is asked for where a form is sent, expires, and goes along in the mail', async () => {
  const service = serveMail()
  expect(scripts()).toHaveLength(0)
  fireEvent.click(button())
  const box = await come()
  expect(screen.getByText(texts.captcha.missing)).toBeVisible()

  for (let presses = 0; presses < 2; presses += 1) fireEvent.click(box)
  expect(screen.getByText(texts.captcha.expired)).toBeVisible()
  fireEvent.click(button())
  expect(service.requests()).toEqual([])

  fireEvent.click(box)
  // The CAPTCHA is neither kept in the draft nor sent as a field.
  expect(JSON.parse(sessionStorage.getItem('draft:contact') ?? '')).toEqual(MESSAGE)
  fireEvent.click(button())
  expect(await screen.findByText(texts.forms.contactSent.title)).toBeVisible()
  const answer = { 'g-recaptcha-response': expect.stringMatching(/^local-/) }
  expect(service.requests()).toMatchObject([{ body: { template_params: answer } }])
  expect(box).not.toBeChecked()
})

it('A CAPTCHA that is blocked, or has no connection, says so, keeps what was written, and can be asked for again', async () => {
  fireEvent.click(button())
  fireEvent.error(scripts()[0]!)
  await vi.waitFor(() => expect(trouble()).toMatch(/^A verificação não carregou\./))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.click(button())
  fireEvent.error(scripts()[1]!)
  await vi.waitFor(() => expect(trouble()).toMatch(/^Sem conexão, a verificação não carrega\./))
  expect(values()).toEqual(MESSAGE)
  online.mockReturnValue(true)
  fireEvent.click(screen.getByText(texts.captcha.retry))
  expect(await come()).toBeVisible()
  expect(trouble()).toBe('')
})
