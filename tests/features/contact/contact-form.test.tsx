import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { settings } from '@/config/build.ts'
import { PHONE_MAX_LENGTH } from '@/config/spec.ts'
import { captchaTexts } from '@/content/pt-br/captcha.ts'
import { contactTexts } from '@/content/pt-br/contact.ts'
import { formTexts } from '@/content/pt-br/forms.ts'
import { reachUsTexts } from '@/content/pt-br/reach-us.ts'
import { HONEYPOT_NAME } from '@/forms/honeypot.tsx'
import { holdMail, leavePage, serveMail } from '../../mail-service.ts'
import { button, field, fillIn, GOOD, renderForm, values } from './contact-visitor.tsx'

beforeEach(() => {
  vi.resetModules()
})

it('asks for the phone with a numeric keyboard, in the length of the mask', async () => {
  await renderForm()
  expect(field('phone')).toHaveAttribute('inputmode', 'numeric')
  expect(field('phone')).toHaveAttribute('maxlength', String(PHONE_MAX_LENGTH))
})

it('is sent once while it hangs, however often it is sent and wherever its visitor goes', async () => {
  const { keepDrafts } = await import('@/loading/drafts.ts')
  keepDrafts()
  const service = holdMail()
  const user = await renderForm()
  fillIn(GOOD)
  await user.dblClick(button())
  cleanup()
  await renderForm()
  expect(values()).toEqual(GOOD)
  expect(button()).toBeDisabled()
  expect(button()).toHaveTextContent(formTexts.sending)
  document.querySelector('form')?.requestSubmit()
  await waitFor(() => expect(service.requests()).toHaveLength(1))
  expect(leavePage().defaultPrevented).toBe(true)

  service.answer()
  expect(await screen.findByText(formTexts.contactSent.title)).toBeVisible()
  expect(Object.values(values()).join('')).toBe('')
  expect(button()).toBeEnabled()
  expect(button()).toHaveTextContent(contactTexts.form.submit)
  expect(leavePage().defaultPrevented).toBe(false)
  expect(service.requests()).toHaveLength(1)
})

it('is forgotten once sent, also where its phone was typed before the mask was there', async () => {
  const { hasDraft, keepDrafts } = await import('@/loading/drafts.ts')
  keepDrafts()
  for (const [name, text] of Object.entries({ ...GOOD, phone: '+55 11 91234-5678' }))
    sessionStorage.setItem(`draft-contact-${name}`, text)
  const service = serveMail()
  const user = await renderForm()
  expect(values()).toEqual(GOOD)
  await user.click(button())
  expect(await screen.findByText(formTexts.contactSent.title)).toBeVisible()
  expect(service.requests()).toHaveLength(1)
  expect(hasDraft()).toBe(false)
})

it('stays with other ways to write where a browser has filled in what nobody sees', async () => {
  const service = serveMail()
  const user = await renderForm()
  fillIn(GOOD)
  const trap = document.querySelector<HTMLInputElement>(`[name=${HONEYPOT_NAME}]`)
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(trap).toHaveAttribute('tabindex', '-1')
  if (trap) trap.value = 'https://filled.example'
  await user.click(button())
  expect(await screen.findByText(formTexts.contactFailed.title)).toBeVisible()
  const ways = within(screen.getByRole('form')).getByRole('alert')
  expect(within(ways).getByRole('link', { name: settings.companyEmail })).toBeVisible()
  expect(within(ways).getByRole('link', { name: reachUsTexts.whatsapp })).toBeVisible()
  expect(values()).toEqual(GOOD)
  expect(service.requests()).toEqual([])
})

it('writes what was left before into the other ways after a second failure', async () => {
  for (const [name, text] of Object.entries(GOOD))
    sessionStorage.setItem(`draft-contact-${name}`, text)
  serveMail()
  const user = await renderForm()
  const trap = document.querySelector<HTMLInputElement>(`[name=${HONEYPOT_NAME}]`)
  if (trap) trap.value = 'https://filled.example'
  await user.click(button())
  await screen.findByText(formTexts.contactFailed.title)
  await user.click(button())
  await waitFor(() => {
    const ways = within(within(screen.getByRole('form')).getByRole('alert'))
    const mail = ways.getByRole('link', { name: settings.companyEmail })
    expect(mail.getAttribute('href')).toContain(encodeURIComponent(GOOD.name))
  })
})

it('asks for a CAPTCHA also where it is sent without ever having had the focus', async () => {
  vi.stubEnv('CAPTCHA_SITE_KEY', 'local')
  const { keepDrafts } = await import('@/loading/drafts.ts')
  keepDrafts()
  const service = serveMail()
  await renderForm()
  fillIn(GOOD)
  fireEvent.click(button())
  const script = document.querySelector('script[src="/__captcha/api.js"]')
  expect(script).not.toBeNull()
  await import('../../../plugins/local-services/captcha-stand-in.ts')
  if (script) fireEvent.load(script)
  const box = await screen.findByRole('checkbox')
  expect(screen.getByText(captchaTexts.missing)).toBeVisible()
  expect(service.requests()).toEqual([])

  fireEvent.click(box)
  // It is no field: it is neither kept nor sent.
  expect(Object.keys(sessionStorage)).toHaveLength(Object.keys(GOOD).length)
  fireEvent.click(button())
  expect(await screen.findByText(formTexts.contactSent.title)).toBeVisible()
})
