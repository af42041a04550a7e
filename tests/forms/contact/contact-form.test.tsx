import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keepDrafts } from '@/boot/drafts.ts'
import { HONEYPOT_NAME } from '@/forms/honeypot.tsx'
import { toasts } from '@/ui/toast/toast-store.ts'
import * as tracking from '@/vendors/track-event.ts'
import { buildTexts as texts } from 'virtual:site'
import { answers, HANGS, holdMail, serveMail } from '../../support/mail-service.ts'
import { MESSAGE } from '../../support/message.ts'
import { pass, stopClock, watchScroll } from '../../support/render.tsx'
import { button, field, fillIn, renderForm, sendForm, values } from './contact-fields.tsx'

keepDrafts()

it('A message is sent with line breaks in its text alone, also without the hidden field, and counted', async () => {
  const count = vi.spyOn(tracking, 'trackEvent')
  const service = serveMail()
  const user = renderForm()
  // As a password manager may leave it.
  document.querySelector(`[name=${HONEYPOT_NAME}]`)?.remove()
  const message = `Olá!\n\n${'a'.repeat(4994)}`
  fillIn({ ...MESSAGE, company: ' Sol\t& Lua\u0085', message })
  await user.click(button())
  expect(await screen.findByText('Mensagem enviada!')).toBeVisible()
  expect(service.requests()).toMatchObject([
    { body: { template_params: { company: 'Sol & Lua', message } } },
  ])
  expect(count.mock.calls).toEqual([['message-sent']])
})

it('A message is sent once, however often its button is pressed and wherever its visitor goes', async () => {
  const service = holdMail()
  const user = renderForm()
  fillIn(MESSAGE)
  await user.dblClick(button())
  cleanup()
  renderForm()
  expect(values()).toEqual(MESSAGE)
  expect(button()).toBeDisabled()
  expect(button()).toHaveTextContent('Enviando...')
  document.querySelector('form')?.requestSubmit()
  expect(within(screen.getByRole('form')).getByRole('status')).toHaveTextContent('Enviando...')
  await waitFor(() => expect(service.requests()).toHaveLength(1))

  service.answer()
  expect(await screen.findByText('Mensagem recebida')).toBeVisible()
  for (const written of [MESSAGE.email, ...MESSAGE.message.split('\n').filter(Boolean)])
    expect(screen.getByText(written, { exact: false })).toBeVisible()
  expect(screen.queryByText(texts.contact.form.intro)).not.toBeInTheDocument()
  expect(Object.values(values()).join('')).toBe('')
  expect(button()).toBeEnabled()
  expect(button()).toHaveTextContent('Enviar Mensagem')
  expect(service.requests()).toHaveLength(1)
  // The receipt goes when the next message is begun.
  fireEvent.input(field('name'), { target: { value: 'B' } })
  expect(screen.queryByText('Mensagem recebida')).not.toBeInTheDocument()
})

it('What is changed while a message is sent stays, and does not look sent', async () => {
  const service = holdMail()
  await sendForm()
  fillIn({ email: 'bia@example.com' })
  service.answer()
  expect(
    await screen.findByText(/estava escrito ao enviar, com o e-mail ana@example\.com\./),
  ).toBeVisible()
  expect(screen.queryByText('Mensagem recebida')).not.toBeInTheDocument()
  expect(values()).toEqual({ ...MESSAGE, email: 'bia@example.com' })
})

it('A course that is asked about is named over the form, also after a reload, and not once its message is sent', async () => {
  serveMail()
  const message = 'Minha pergunta é sobre o curso Gestão de Projetos de Software:\nÀ noite?'
  sessionStorage.setItem('draft:contact', JSON.stringify({ ...MESSAGE, message }))
  const user = renderForm()
  const named = () => screen.queryByText(/^Sobre o curso Gestão de Projetos de Software\./)
  expect(named()).toBeVisible()
  await user.click(button())
  expect(await screen.findByText('Mensagem recebida')).toBeVisible()
  fillIn({ name: 'Bia' })
  expect(screen.queryByText('Mensagem recebida')).toBeNull()
  expect(named()).toBeNull()
})

it('A message too long for an address goes along in part, and is copied whole', async () => {
  serveMail(answers(400, ''))
  const message = 'Não cabe. '.repeat(200)
  const user = await sendForm({ ...MESSAGE, message })
  const ways = within(await within(screen.getByRole('form')).findByRole('note'))
  for (const name of ['contato@austral.example', 'WhatsApp']) {
    const address = ways.getByRole('link', { name }).getAttribute('href') ?? ''
    expect(address.length).toBeLessThanOrEqual(2000)
    expect(address).toContain(encodeURIComponent(MESSAGE.email))
  }
  await user.click(screen.getByRole('button', { name: 'Copiar Mensagem' }))
  expect(await navigator.clipboard.readText()).toContain(`${message}\n`)
})

it('A message that is sent does not scroll a visitor back who has scrolled away', async () => {
  const service = holdMail()
  await sendForm()
  // Browsers take the focus from a disabled button.
  field('name').focus()
  field('name').blur()
  const scroll = watchScroll()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  service.answer()
  expect(await screen.findByText('Mensagem enviada!')).toBeVisible()
  expect(button()).toHaveFocus()
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  expect(scroll.sections()).toEqual([])
})

it('A message without an answer in time is said to have perhaps arrived', async () => {
  const user = stopClock()
  serveMail(HANGS)
  renderForm()
  fillIn(MESSAGE)
  await user.click(button())
  await pass(20_000)
  expect(toasts.get()).toMatchObject([{ ...texts.forms.contactFailed, variant: 'destructive' }])
  expect(within(screen.getByRole('form')).getByRole('note')).toHaveTextContent(
    /pode ter chegado\. .* confirme por WhatsApp ou contato@/,
  )
  expect(values()).toEqual(MESSAGE)
})

it('A phone that was typed before hydration is masked, in its draft too, and drops no press', () => {
  const drop = vi.fn<() => void>()
  window.addEventListener('input', drop, { once: true })
  sessionStorage.setItem('draft:contact', JSON.stringify({ phone: '+55 11 91234-5678' }))
  renderForm()
  expect(field('phone')).toHaveValue(MESSAGE.phone)
  expect(sessionStorage.getItem('draft:contact')).toContain(MESSAGE.phone)
  expect(drop).not.toHaveBeenCalled()
  window.removeEventListener('input', drop)
})

it('A message stays, and goes along as it is in other ways to write, where a program filled in the hidden field', async () => {
  const service = serveMail()
  const user = renderForm()
  fillIn(MESSAGE)
  const trap = document.querySelector<HTMLInputElement>(`[name=${HONEYPOT_NAME}]`)
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(trap).toHaveAttribute('tabindex', '-1')
  if (trap) trap.value = 'https://filled.example'
  await user.click(button())
  expect(await screen.findByText('Erro ao enviar mensagem')).toBeVisible()
  const ways = within(screen.getByRole('form')).getByRole('note')
  const expectIn = (text: string) => {
    for (const name of ['contato@austral.example', 'WhatsApp']) {
      const address = within(ways).getByRole('link', { name }).getAttribute('href')
      expect(address).toContain(encodeURIComponent(text))
    }
  }
  expectIn(MESSAGE.name)
  expect(values()).toEqual(MESSAGE)
  fillIn({ message: 'Outra' })
  expectIn('Outra')
  expect(service.requests()).toEqual([])
})
