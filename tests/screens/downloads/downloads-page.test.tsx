import { fireEvent, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { keepDrafts } from '@/boot/drafts.ts'
import { readToken } from '@/forms/download-token.ts'
import { countRequest, REQUESTS_PER_HOUR } from '@/forms/request/request-limit.ts'
import { DownloadsPage } from '@/screens/downloads/downloads-page.tsx'
import { guideFiles, buildTexts as texts } from 'virtual:site'
import { answers, holdMail, serveMail } from '../../support/mail-service.ts'
import { renderPiece, watchScroll } from '../../support/render.tsx'

keepDrafts()

const GUIDE = 'Guia Prático de Inteligência Artificial'
const OTHER = 'Gestão Ágil de Projetos de Software'
const LEAD = { Nome: 'Ana Silva', 'E-mail': 'ana@example.com', Telefone: '11 3234 5678' }

const dialog = () => within(screen.getByRole('dialog', { name: 'Receba o link por e-mail' }))
const requestField = (name: string) => dialog().getByRole('textbox', { name })
const submit = () => dialog().getByRole('button', { name: /Receber link|Enviando/ })
const close = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Fechar' }))

/** Opens the dialog of a guide and fills it in. */
async function openRequest(title: string, lead: Partial<typeof LEAD> = {}): Promise<UserEvent> {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: `Download: ${title}` }))
  for (const [name, value] of Object.entries(lead))
    fireEvent.input(requestField(name), { target: { value } })
  return user
}

// The outboxes belong to the visit, so each test has to end with its mail answered.
beforeEach(() => {
  renderPiece(<DownloadsPage />, '/downloads')
})

it('Each guide has its cover, its chapters and what its file holds', () => {
  for (const { title, cover, file } of texts.guides.guides) {
    const { summary = '', size, chapters } = guideFiles[file] ?? {}
    const card = screen.getByRole('heading', { name: title }).closest('li')
    expect(summary).toMatch(/^PDF, /)
    expect(card?.textContent).toContain(summary)
    const picture = card?.querySelector('img')
    expect(picture).toHaveAttribute('src', cover)
    expect([picture?.width, picture?.height]).toEqual([size?.width, size?.height])
    const list = screen.getByRole('list', { name: `Capítulos: ${title}` })
    expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual(chapters)
  }
})

// As in a browser without `closedby`, which jsdom is too.
it('The dialog of a guide has a description, and is closed by a click beside it that marks no text', async () => {
  const user = await openRequest(GUIDE)
  const opened = screen.getByRole('dialog')
  expect(opened).toHaveAccessibleDescription(/^O link vale por 1 hora/)
  document.getSelection()?.selectAllChildren(opened)
  fireEvent.click(opened)
  expect(opened).toBeVisible()
  document.getSelection()?.empty()
  await user.click(opened)
  expect(opened).not.toBeVisible()
})

it('A request for a link closes the dialog of its guide, also one opened since it was sent', async () => {
  const service = holdMail()
  const user = await openRequest(GUIDE, LEAD)
  await user.click(submit())
  await close(user)
  await openRequest(GUIDE)
  expect(submit()).toBeDisabled()
  service.answer()
  expect(await screen.findByText('Link enviado!')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/^Enviado para ana@example\.com\./)).toBeVisible()
  await openRequest(GUIDE)
  expect(requestField('Nome')).toHaveValue('')
  expect(submit()).toBeEnabled()
})

it('A request for a link leaves the dialog of another guide alone, and names its own', async () => {
  const service = holdMail()
  const user = await openRequest(GUIDE, LEAD)
  await user.click(submit())
  await close(user)
  // It begins with what was written into the other.
  await openRequest(OTHER)
  expect(requestField('Nome')).toHaveValue('Ana Silva')
  service.answer()
  expect(await screen.findByText(new RegExp(`^${GUIDE}: Verifique sua caixa`))).toBeVisible()
  expect(requestField('Nome')).toHaveValue('Ana Silva')
})

it('A request for a link keeps what was written when it fails, and sent again asks for a link to its guide that is valid by the host’s time', async () => {
  serveMail(answers(500, 'Internal Server Error'))
  const user = await openRequest(OTHER, LEAD)
  const scrolled = watchScroll()
  await user.click(submit())
  expect(await screen.findByText('Erro ao enviar link')).toBeVisible()
  expect(scrolled.sections()).toContainEqual(['', { block: 'nearest' }])
  expect(dialog().getByRole('note')).toHaveTextContent(
    'Ainda não foi enviado, mas nada do que você escreveu se perdeu. Se preferir, fale por WhatsApp ou contato@austral.example.',
  )
  for (const [name, value] of Object.entries(LEAD)) expect(requestField(name)).toHaveValue(value)

  // The visitor's clock is two hours slow.
  const hostTime = Date.now() + 7_200_000
  const service = serveMail(answers(200, 'OK'), hostTime)
  await user.click(submit())
  expect(await screen.findByText(/^Verifique sua caixa/)).toBeVisible()
  const [{ link, ...params } = {}] = service
    .requests()
    .map(({ body }) => body['template_params'] as Record<string, string>)
  expect(params).toEqual({
    name: 'Ana Silva',
    email: 'ana@example.com',
    phone: '11 3234 5678',
    company: '',
    title: OTHER,
  })
  const [, token = ''] = String(link).split(`${window.location.origin}/download/`)
  expect(readToken(token, hostTime)).toEqual({ status: 'valid', file: 'gestao-agil.pdf' })
})

it('A request for a link says why it is not sent when there were too many in an hour', async () => {
  for (let count = 0; count < REQUESTS_PER_HOUR; count += 1) countRequest(Date.now())
  const service = serveMail()
  const user = await openRequest(GUIDE, LEAD)
  await user.click(submit())
  expect(await screen.findByText('Erro ao enviar link')).toBeVisible()
  expect(dialog().getByRole('note')).toHaveTextContent(
    /pediu 6 links na última hora\..* fale por WhatsApp ou contato@/,
  )
  expect(requestField('Nome')).toHaveValue('Ana Silva')
  expect(service.requests()).toEqual([])

  await close(user)
  await openRequest(OTHER)
  expect(dialog().queryAllByRole('note')).toEqual([])
})
