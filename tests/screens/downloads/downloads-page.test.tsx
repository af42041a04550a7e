import { fireEvent, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { keepDrafts } from '@/boot/drafts.ts'
import { readToken } from '@/forms/download-token.ts'
import { countRequest, REQUESTS_PER_HOUR } from '@/forms/request/request-limit.ts'
import { DownloadsPage } from '@/screens/downloads/downloads-page.tsx'
import { guideFacts } from '@/site/build-facts.ts'
import { interpolate, withoutBreaks } from '@/text/interpolate.ts'
import { downloadsTexts, formsTexts, guidesTexts } from 'virtual:texts'
import { answers, holdMail, serveMail } from '../../support/mail-service.ts'
import { MESSAGE } from '../../support/message.ts'
import { renderPiece, watchScroll } from '../../support/render.tsx'
import { withChannels } from '../../support/texts.ts'

keepDrafts()

const [GUIDE, OTHER = GUIDE] = guidesTexts.guides
const texts = downloadsTexts.modal

const { company: _company, message: _message, ...visitor } = MESSAGE
const LEAD = { ...visitor, phone: '11 3234 5678' }
type Field = keyof typeof LEAD

function requestField(name: Field): HTMLInputElement {
  return within(screen.getByRole('dialog')).getByRole('textbox', { name: texts[name] })
}

/** Opens the dialog of a guide and fills it in. */
async function openRequest(
  guide: { title: string },
  lead: Partial<typeof LEAD> = {},
): Promise<UserEvent> {
  const user = userEvent.setup()
  const name = interpolate(downloadsTexts.buttonLabel, { title: guide.title })
  await user.click(screen.getByRole('button', { name }))
  await screen.findByRole('dialog')
  for (const [field, value] of Object.entries(lead))
    fireEvent.input(requestField(field as Field), { target: { value } })
  return user
}

const close = (user: UserEvent) =>
  user.click(within(dialog()).getByRole('button', { name: texts.close }))
const dialog = () => screen.getByRole('dialog', { name: texts.title })
const submit = () =>
  within(dialog()).getByRole('button', {
    name: new RegExp(`${texts.submit}|${formsTexts.sending}`),
  })

// The outboxes belong to the visit, so each test has to end with its mail answered.
beforeEach(() => {
  renderPiece(<DownloadsPage />, '/downloads')
})

it('Each guide has its cover, its chapters and what its file holds', () => {
  for (const { title, cover, file } of guidesTexts.guides) {
    const guide = guideFacts[file]
    const card = screen.getByRole('heading', { name: title }).closest('li')
    const shown = within(card ?? document.body)
    expect(guide?.summary).toMatch(/^PDF, /)
    expect(card).toHaveTextContent(guide?.summary ?? '')
    const picture = card?.querySelector('img')
    expect(picture).toHaveAttribute('src', cover)
    const { width, height } = guide?.size ?? {}
    expect([picture?.width, picture?.height]).toEqual([width, height])
    const chapters = shown.queryByRole('list', {
      name: interpolate(downloadsTexts.chapters, { title }),
    })
    expect(Array.from(chapters?.children ?? [], ({ textContent }) => textContent)).toEqual(
      guide?.chapters,
    )
  }
})

// As in a browser without `closedby`, which jsdom is too.
it('The dialog of a guide has a description, and is closed by a click beside it that marks no text', async () => {
  const user = await openRequest(GUIDE)
  const opened = dialog()
  expect(opened).toHaveAccessibleDescription(texts.intro)
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
  expect(await screen.findByText(formsTexts.linkSent.title)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await openRequest(GUIDE)
  expect(requestField('name')).toHaveValue('')
  expect(submit()).toBeEnabled()
})

it('A request for a link leaves the dialog of another guide alone, and names its own', async () => {
  const service = holdMail()
  const user = await openRequest(GUIDE, LEAD)
  await user.click(submit())
  await close(user)
  // It begins with what was written into the other.
  await openRequest(OTHER)
  expect(requestField('name')).toHaveValue(LEAD.name)
  service.answer()
  const { description } = formsTexts.linkSent
  expect(await screen.findByText(`${GUIDE.title}: ${description}`)).toBeVisible()
  expect(requestField('name')).toHaveValue(LEAD.name)
})

it('A request for a link keeps what was written when it fails, and sent again asks for a link to its guide that is valid by the host’s time', async () => {
  serveMail(answers(500, 'Internal Server Error'))
  const user = await openRequest(OTHER, LEAD)
  const scrolled = watchScroll()
  await user.click(submit())
  expect(await screen.findByText(formsTexts.linkFailed.title)).toBeVisible()
  expect(scrolled.sections()).toContainEqual(['', { block: 'nearest' }])
  expect(within(dialog()).getByRole('note')).toHaveTextContent(withChannels(formsTexts.failureHelp))
  for (const name of ['name', 'email', 'phone'] as const)
    expect(requestField(name)).toHaveValue(LEAD[name])

  // The visitor's clock is two hours slow.
  const hostTime = Date.now() + 7_200_000
  const service = serveMail(answers(200, 'OK'), hostTime)
  await user.click(submit())
  expect(await screen.findByText(formsTexts.linkSent.description)).toBeVisible()
  const [{ link, ...params } = {}] = service
    .requests()
    .map(({ body }) => body['template_params'] as Record<string, string>)
  expect(params).toEqual({ ...LEAD, company: '', title: withoutBreaks(OTHER.title) })
  const [, token = ''] = String(link).split(`${window.location.origin}/download/`)
  expect(readToken(token, hostTime)).toEqual({ status: 'valid', file: OTHER.file })
})

it('A request for a link says why it is not sent when there were too many in an hour', async () => {
  for (let count = 0; count < REQUESTS_PER_HOUR; count += 1) countRequest(Date.now())
  const service = serveMail()
  const user = await openRequest(GUIDE, LEAD)
  await user.click(submit())
  expect(await screen.findByText(formsTexts.linkFailed.title)).toBeVisible()
  expect(within(dialog()).getByRole('note')).toHaveTextContent(
    withChannels(interpolate(texts.tooMany, { count: REQUESTS_PER_HOUR })),
  )
  expect(requestField('name')).toHaveValue(LEAD.name)
  expect(service.requests()).toEqual([])

  await close(user)
  await openRequest(OTHER)
  expect(within(dialog()).queryAllByRole('note')).toEqual([])
})
