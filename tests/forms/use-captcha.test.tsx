import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keepDrafts } from '@/boot/drafts.ts'
import { buildTexts as texts } from 'virtual:site'
import { serveMail } from '../support/mail-service.ts'
import { MESSAGE } from '../support/message.ts'
import { button, fillIn } from './contact/contact-fields.tsx'

keepDrafts()

it('A CAPTCHA is asked for where a form is sent, expires, and goes along in the mail', async () => {
  vi.stubEnv('CAPTCHA_SITE_KEY', 'local')
  vi.resetModules()
  const fresh = await import('@/forms/contact/contact-form.tsx')
  const wrapped = await import('../support/render.tsx')
  const service = serveMail()
  wrapped.renderPiece(<fresh.ContactForm />)
  const findScript = () => document.querySelector('script[src="/__captcha/api.js"]')
  // Without the focus, as a form is that was filled in before hydration.
  fillIn(MESSAGE)
  expect(findScript()).toBeNull()
  fireEvent.click(button())
  const script = findScript()
  expect(script).not.toBeNull()
  await import('../../plugins/local-services/captcha-stand-in.js')
  if (script) fireEvent.load(script)
  const box = await screen.findByRole('checkbox')
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
