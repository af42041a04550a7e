import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import { hasDraft, keepDrafts } from '@/boot/drafts.ts'
import { ContactForm } from '@/forms/contact/contact-form.tsx'
import { HONEYPOT_NAME } from '@/forms/honeypot.tsx'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import { siteConfig } from '@/site/build.ts'
import { interpolate } from '@/site/interpolate.ts'
import { LANGUAGE_STORAGE_KEY, PHONE_MAX_LENGTH } from '@/site/spec.ts'
import { captchaTexts, contactTexts, formsTexts, reachUsTexts } from 'virtual:texts'
import { writeInOtherTab } from '../../support/broken-storage.ts'
import { HANGS, holdMail, serveMail } from '../../support/mail-service.ts'
import { HAS_OTHER_LANGUAGE, OTHER_LANGUAGE } from '../../support/other-language.ts'
import { pass, stopClock, renderPiece, watchScroll } from '../../support/render.tsx'
import { textsIn, withChannels } from '../../support/texts.ts'

vi.mock(import('@/settings/load-dictionary.ts'), { spy: true })

const texts = contactTexts.form

type Field = 'name' | 'email' | 'phone' | 'company' | 'message'

const GOOD: Record<Field, string> = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '(11) 91234-5678',
  company: 'Sol',
  message: 'Olá!\nTudo bem?',
}

function field(name: Field): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${texts[name]}`) })
}

function values(): Record<string, string> {
  return Object.fromEntries(Object.keys(GOOD).map((name) => [name, field(name as Field).value]))
}

function button(): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`${texts.submit}|${formsTexts.sending}`) })
}

/** Writes whole texts at once, as a paste or an autofill does. */
function fillIn(message: Partial<Record<Field, string>>): void {
  for (const [name, value] of Object.entries(message))
    fireEvent.input(field(name as Field), { target: { value } })
}

/** All forms share the visit's outbox, so each test has to end with its mail answered. */
function renderForm(): UserEvent {
  renderPiece(<ContactForm />)
  return userEvent.setup()
}

keepDrafts()

it('asks for the phone with a numeric keyboard, in the length of the mask', () => {
  renderForm()
  expect(field('phone')).toHaveAttribute('inputmode', 'numeric')
  expect(field('phone')).toHaveAttribute('maxlength', String(PHONE_MAX_LENGTH))
})

it('names a wrong e-mail address also where it was restored', () => {
  sessionStorage.setItem('draft-contact-email', 'ana@')
  renderForm()
  expect(field('email')).toHaveValue('ana@')
  expect(field('email')).toHaveAccessibleDescription(formsTexts.emailInvalid)
})

it.each<[what: string, written: Partial<Record<Field, string>>, error: string]>([
  ['is missing', { name: '' }, formsTexts.required],
  ['is no address', { email: 'ana' }, formsTexts.emailInvalid],
  [
    'is no phone of the pattern',
    { phone: '1132345678' },
    interpolate(formsTexts.phoneInvalid, { email: siteConfig.companyEmail }),
  ],
  ['is of blanks only, which the browser lets pass', { name: '   ' }, formsTexts.required],
  [
    'is too long, in numbers as they are written',
    { message: 'a'.repeat(5001) },
    interpolate(formsTexts.tooLong, { limit: '5.000', length: '5.001' }),
  ],
])('names, and leads to, a text that %s', async (_what, written, error) => {
  const service = serveMail()
  const user = renderForm()
  fillIn({ ...GOOD, ...written })
  await user.click(button())
  const [name] = Object.keys(written) as [Field]
  expect(field(name)).toHaveAccessibleDescription(error)
  expect(field(name)).toHaveFocus()
  expect(service.requests()).toEqual([])
})

it('announces the error of the focused field alone, and takes each away as it is mended', async () => {
  const user = renderForm()
  const announced = (name: Field) =>
    document
      .getElementById(field(name).getAttribute('aria-describedby') ?? '')
      ?.getAttribute('aria-live')
  await user.click(button())
  expect(field('name')).toHaveFocus()
  expect([announced('name'), announced('email')]).toEqual(['polite', 'off'])
  fillIn({ name: 'A' })
  expect(field('name')).not.toBeInvalid()
  expect(field('email')).toHaveAccessibleDescription(formsTexts.required)
})

it.runIf(HAS_OTHER_LANGUAGE)('names errors in the language that is chosen meanwhile', async () => {
  const { forms } = textsIn(OTHER_LANGUAGE)
  vi.mocked(loadDictionary).mockResolvedValueOnce({ forms })
  const user = renderForm()
  await user.click(button())
  writeInOtherTab(LANGUAGE_STORAGE_KEY, OTHER_LANGUAGE)
  await waitFor(() => expect(field('name')).toHaveAccessibleDescription(forms.required))
})

it('is not rendered again for what is typed', () => {
  const rendered = vi.fn<() => void>()
  renderPiece(
    <Profiler id="form" onRender={rendered}>
      <ContactForm />
    </Profiler>,
  )
  // React renders once more before it skips unchanged state.
  for (const name of ['A', 'An']) fillIn({ name })
  rendered.mockClear()
  for (const name of ['Ana', 'Ana S']) fillIn({ name })
  expect(rendered).not.toHaveBeenCalled()
})

it('is sent with line breaks in its message alone, also without what nobody sees', async () => {
  const service = serveMail()
  const user = renderForm()
  // As a password manager may leave it.
  document.querySelector(`[name=${HONEYPOT_NAME}]`)?.remove()
  const message = `Olá!\n\n${'a'.repeat(4994)}`
  fillIn({ ...GOOD, company: ' Sol\t& Lua\u0085', message })
  await user.click(button())
  expect(await screen.findByText(formsTexts.contactSent.title)).toBeVisible()
  expect(service.requests()).toMatchObject([
    { body: { template_params: { company: 'Sol & Lua', message } } },
  ])
})

it('is sent once while it hangs, however often it is sent and wherever its visitor goes', async () => {
  const service = holdMail()
  const user = renderForm()
  fillIn(GOOD)
  await user.dblClick(button())
  cleanup()
  renderForm()
  expect(values()).toEqual(GOOD)
  expect(button()).toBeDisabled()
  expect(button()).toHaveTextContent(formsTexts.sending)
  document.querySelector('form')?.requestSubmit()
  expect(within(screen.getByRole('form')).getByRole('status')).toHaveTextContent(formsTexts.sending)
  await waitFor(() => expect(service.requests()).toHaveLength(1))

  service.answer()
  expect(await screen.findByText(texts.sent)).toBeVisible()
  expect(Object.values(values()).join('')).toBe('')
  expect(button()).toBeEnabled()
  expect(button()).toHaveTextContent(texts.submit)
  expect(service.requests()).toHaveLength(1)
  // The error stays until the next send.
  fireEvent.input(field('name'), { target: { value: 'B' } })
  expect(screen.queryByText(texts.sent)).not.toBeInTheDocument()
})

it('does not scroll a visitor back who has scrolled away while it is sent', async () => {
  const service = holdMail()
  const user = renderForm()
  fillIn(GOOD)
  await user.click(button())
  // Browsers take the focus from a disabled button.
  field('name').focus()
  field('name').blur()
  const scroll = watchScroll()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  service.answer()
  expect(await screen.findByText(formsTexts.contactSent.title)).toBeVisible()
  expect(button()).toHaveFocus()
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  expect(scroll.sections()).toEqual([])
})

it('says that it may have arrived where no answer comes in time', async () => {
  const user = stopClock()
  serveMail(HANGS)
  renderForm()
  fillIn(GOOD)
  await user.click(button())
  await pass(20_000)
  expect(screen.getByText(formsTexts.contactFailed.title)).toBeVisible()
  expect(within(screen.getByRole('form')).getByRole('alert')).toHaveTextContent(
    withChannels(formsTexts.unanswered),
  )
  expect(values()).toEqual(GOOD)
})

it('is forgotten once sent, also where its phone was typed before the mask was there', async () => {
  for (const [name, text] of Object.entries({ ...GOOD, phone: '+55 11 91234-5678' }))
    sessionStorage.setItem(`draft-contact-${name}`, text)
  const service = serveMail()
  const user = renderForm()
  expect(values()).toEqual(GOOD)
  await user.click(button())
  expect(await screen.findByText(formsTexts.contactSent.title)).toBeVisible()
  expect(service.requests()).toHaveLength(1)
  expect(hasDraft()).toBe(false)
})

it('stays, and goes along in other ways to write, where a browser has filled in what nobody sees', async () => {
  const service = serveMail()
  const user = renderForm()
  fillIn(GOOD)
  const trap = document.querySelector<HTMLInputElement>(`[name=${HONEYPOT_NAME}]`)
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(trap).toHaveAttribute('tabindex', '-1')
  if (trap) trap.value = 'https://filled.example'
  await user.click(button())
  expect(await screen.findByText(formsTexts.contactFailed.title)).toBeVisible()
  const ways = within(screen.getByRole('form')).getByRole('alert')
  for (const name of [siteConfig.companyEmail, reachUsTexts.whatsapp]) {
    const address = within(ways).getByRole('link', { name }).getAttribute('href')
    expect(address).toContain(encodeURIComponent(GOOD.name))
  }
  expect(values()).toEqual(GOOD)
  expect(service.requests()).toEqual([])
})

it('asks for a CAPTCHA also where it is sent without ever having had the focus', async () => {
  vi.stubEnv('CAPTCHA_SITE_KEY', 'local')
  vi.resetModules()
  const fresh = await import('@/forms/contact/contact-form.tsx')
  const wrapped = await import('../../support/render.tsx')
  const service = serveMail()
  wrapped.renderPiece(<fresh.ContactForm />)
  fillIn(GOOD)
  fireEvent.click(button())
  const script = document.querySelector('script[src="/__captcha/api.js"]')
  expect(script).not.toBeNull()
  await import('../../../plugins/local-services/captcha-stand-in.js')
  if (script) fireEvent.load(script)
  const box = await screen.findByRole('checkbox')
  expect(screen.getByText(captchaTexts.missing)).toBeVisible()
  expect(service.requests()).toEqual([])

  fireEvent.click(box)
  // The CAPTCHA is neither kept in the draft nor sent as a field.
  expect(Object.keys(sessionStorage)).toHaveLength(Object.keys(GOOD).length)
  fireEvent.click(button())
  expect(await screen.findByText(formsTexts.contactSent.title)).toBeVisible()
})
