import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { keepDrafts } from '@/boot/drafts.ts'
import { NewsletterForm } from '@/forms/newsletter/newsletter-form.tsx'
import { toasts } from '@/ui/toast/toast-store.ts'
import { buildTexts as texts } from 'virtual:site'
import { answers, serveMail } from '../../support/mail-service.ts'
import { renderPiece } from '../../support/render.tsx'

const newsletter = texts.footer.newsletter
const field = () => screen.getByRole('textbox', { name: newsletter.fieldName })

keepDrafts()

async function subscribe(email: string) {
  const service = serveMail()
  renderPiece(<NewsletterForm />)
  if (email !== '') await userEvent.type(field(), email)
  await userEvent.click(screen.getByRole('button', { name: newsletter.submit }))
  return service
}

it('The newsletter says with a valid address that it is not open yet, once however often it is asked, and keeps nothing', async () => {
  const service = await subscribe('ana@example.com')
  for (let times = 0; times < 3; times += 1)
    await userEvent.click(screen.getByRole('button', { name: newsletter.submit }))
  expect(await screen.findByText(newsletter.notOpen.description)).toBeVisible()
  expect(toasts.get()).toMatchObject([{ ...newsletter.notOpen, queue: 'notice' }])
  expect(service.requests()).toEqual([])
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(window.location.search).toBe('')
})

it('An open newsletter keeps an address whose subscription fails, and sends it again', async () => {
  vi.stubEnv('NEWSLETTER_OPEN', 'true')
  vi.doMock('virtual:site', async (original) => ({
    ...(await original()),
    newsletterUrl: '/form?list=news',
  }))
  onTestFinished(() => vi.doUnmock('virtual:site'))
  vi.resetModules()
  const fresh = await import('@/forms/newsletter/newsletter-form.tsx')
  const wrapped = await import('../../support/render.tsx')
  serveMail(answers(500, ''))
  wrapped.renderPiece(<fresh.NewsletterForm />)
  await userEvent.type(field(), 'ana@example.com{Enter}')
  expect(await screen.findByText(newsletter.failed.description)).toBeVisible()
  expect(field()).toHaveValue('ana@example.com')
  const service = serveMail()
  await userEvent.type(field(), '{Enter}')
  expect(await screen.findByText(newsletter.subscribed.description)).toBeVisible()
  expect(field()).toHaveValue('')
  expect(service.requests()).toMatchObject([{ body: { list: 'news', email: 'ana@example.com' } }])
})

it.each([
  ['', texts.forms.required],
  ['ana', texts.forms.emailInvalid],
])('The newsletter refuses "%s" at its field', async (email, error) => {
  await subscribe(email)
  expect(field()).toHaveFocus()
  expect(field()).toHaveAccessibleDescription(`${newsletter.notOpen.title} ${error}`)
  expect(toasts.get()).toEqual([])
  await userEvent.type(field(), 'a')
  expect(field()).toHaveAttribute('aria-invalid', 'false')
})
