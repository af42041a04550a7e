import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SEND_NOT_BEFORE_MS } from '@/config/limits.ts'
import { chatLink } from '@/config/reach-us.ts'
import { settings } from '@/config/build.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { contactTexts } from '@/content/pt-br/contact.ts'
import { formTexts } from '@/content/pt-br/forms.ts'
import { reachUsTexts } from '@/content/pt-br/reach-us.ts'
import { ContactForm } from '@/features/contact/contact-form.tsx'
import { pass, stopClock } from '../../clock.ts'
import { answers, HANGS, serveMail } from '../../mail-service.ts'
import { renderPiece } from '../../render.tsx'
import { button, EMPTY, field, GOOD, renderForm, values } from './contact-visitor.tsx'
import { withChannels } from '../../with-channels.ts'

const texts = contactTexts.form

async function findToast({ title, description }: { title: string; description: string }) {
  const toast = await screen.findByRole('listitem')
  expect(within(toast).getByText(title)).toBeVisible()
  expect(within(toast).getByText(description)).toBeVisible()
}

describe('the contact form', () => {
  it('asks for a name, an address, a phone and a message, and takes a company', () => {
    renderForm()
    for (const name of ['name', 'email', 'phone', 'message'] as const)
      expect(field(name)).toBeRequired()
    expect(field('company')).not.toBeRequired()
    expect(field('email')).toHaveAttribute('type', 'email')
    expect(field('message').tagName).toBe('TEXTAREA')
  })

  it('says who gets the data', () => {
    renderForm()
    expect(screen.getByText(texts.privacy.replace('{email}', settings.companyEmail))).toBeVisible()
  })
})

describe('the live check of the e-mail', () => {
  it('says so and marks the field on every change, and takes it back', async () => {
    renderPiece(<ContactForm texts={texts} />)
    const user = userEvent.setup()
    expect(field('email')).toHaveAttribute('aria-invalid', 'false')
    await user.type(field('email'), 'ana@austral')
    expect(screen.getByText(formTexts.emailInvalid)).toBeVisible()
    expect(field('email')).toHaveAttribute('aria-invalid', 'true')
    expect(field('email')).toHaveAccessibleDescription(formTexts.emailInvalid)
    await user.type(field('email'), '.com')
    expect(screen.queryByText(formTexts.emailInvalid)).toBeNull()
    expect(field('email')).toHaveAttribute('aria-invalid', 'false')
  })

  it('does not block what the browser lets pass', async () => {
    const service = serveMail()
    const user = renderForm({ email: 'ana@austral' })
    expect(screen.getByText(formTexts.emailInvalid)).toBeVisible()
    await user.click(button())
    await findToast(formTexts.contactSent)
    expect(service.requests()).toMatchObject([
      { body: { template_params: { email: 'ana@austral' } } },
    ])
    expect(screen.queryByText(formTexts.emailInvalid)).toBeNull()
  })
})

describe('a message that is sent', () => {
  it('is one request with exactly the parameters of the specification', async () => {
    const user = stopClock(new Date(2026, 10, 21, 9, 5, 7))
    const service = serveMail()
    renderForm({ name: ' Ana\tSilva ', company: '' })
    await user.click(button())
    await waitFor(() => {
      expect(service.requests()).toHaveLength(1)
    })
    expect(service.requests().map(({ body }) => body['template_params'])).toEqual([
      {
        ...GOOD,
        company: '',
        time: expect.stringMatching(/^21\/11\/2026, 09:05:07 \S+$/),
        title: 'Ana Silva ()',
      },
    ])
  })

  it('shows the toast and empties the fields', async () => {
    serveMail()
    const user = renderForm()
    await user.click(button())
    await findToast(formTexts.contactSent)
    expect(values()).toEqual(EMPTY)
    expect(button()).toHaveTextContent(texts.submit)
    expect(button()).toBeEnabled()
  })

  it('disables the button and says "Enviando..." meanwhile', async () => {
    serveMail(HANGS)
    const user = renderForm()
    expect(button()).toHaveTextContent(texts.submit)
    await user.click(button())
    expect(button()).toHaveTextContent(formTexts.sending)
    expect(button()).toBeDisabled()
  })

  it('is one request however often it is submitted', async () => {
    const service = serveMail()
    const user = renderForm()
    await user.dblClick(button())
    await user.type(field('name'), '{Enter}{Enter}')
    const form = field('name').form
    form?.requestSubmit()
    form?.requestSubmit()
    await findToast(formTexts.contactSent)
    expect(service.requests()).toHaveLength(1)
  })
})

describe('a message that was not sent yet', () => {
  it('is there when the visitor comes back, and no more once it was sent', async () => {
    serveMail()
    const user = renderForm()
    cleanup()
    renderPiece(<ContactForm texts={texts} />)
    expect(values()).toEqual(GOOD)
    await user.click(button())
    await findToast(formTexts.contactSent)
    cleanup()
    renderPiece(<ContactForm texts={texts} />)
    expect(values()).toEqual(EMPTY)
  })
})

describe('a message that fails', () => {
  // Which answers are failures is the mail module's affair.
  it('shows the toast, keeps the fields, offers other ways and can be sent again', async () => {
    serveMail(answers(500, 'Internal Server Error'))
    const user = renderForm()
    await user.click(button())
    await findToast(formTexts.contactFailed)
    expect(values()).toEqual(GOOD)
    expect(button()).toBeEnabled()
    expect(button()).toHaveTextContent(texts.submit)
    const help = screen.getByRole('alert')
    expect(help).toHaveTextContent(withChannels(formTexts.failureHelp))
    expect(within(help).getByRole('link', { name: reachUsTexts.whatsapp })).toHaveAttribute(
      'href',
      chatLink(interpolate(ptBR.hero.greeting, { brand: settings.brandName })).href,
    )
    const mail = within(help).getByRole('link', { name: settings.companyEmail })
    expect(mail).toHaveAttribute('href', `mailto:${settings.companyEmail}`)
    expect(mail).not.toHaveAttribute('target')

    const service = serveMail()
    await user.click(button())
    await waitFor(() => {
      expect(values()).toEqual(EMPTY)
    })
    expect(service.requests()).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('because the service hangs is given up after 15 s', async () => {
    await import('@/toast/toaster.tsx')
    const user = stopClock()
    serveMail(HANGS)
    renderForm()
    await pass(SEND_NOT_BEFORE_MS)
    await user.click(button())
    await pass(14_999)
    expect(button()).toBeDisabled()
    await pass(1)
    expect(screen.getByText(formTexts.contactFailed.title)).toBeVisible()
    expect(values()).toEqual(GOOD)
  })
})
