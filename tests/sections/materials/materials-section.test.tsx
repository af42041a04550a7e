import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { FIELD_LIMITS, GUIDE_REQUESTS_PER_HOUR } from '@/config/limits.ts'
import { guideFacts } from '@/config/build.ts'
import { site } from '@/config/build.ts'
import { MATERIALS } from '@/content/pt-br/materials.ts'
import { downloadsTexts } from '@/content/pt-br/downloads.ts'
import { formTexts } from '@/content/pt-br/forms.ts'
import { readToken } from '@/features/downloads/download-token.ts'
import { countRequest } from '@/features/downloads/request-limit.ts'
import { fill } from '@/lib/fill.ts'
import { MaterialsSection } from '@/sections/materials/materials-section.tsx'
import { pass, stopClock } from '../../clock.ts'
import { HANGS, serveMail } from '../../mail-service.ts'
import { renderPiece } from '../../render.tsx'
import { withChannels } from '../../with-channels.ts'

const TIME_LIMIT_MS = 15_000
/** In which a request would have been sent again, were it sent again without being asked. */
const A_WHILE_MS = 60_000

const [, MATERIAL] = MATERIALS
const texts = downloadsTexts.modal

type Field = 'name' | 'email' | 'phone' | 'company'

const LEAD: Record<Field, string> = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '11 3234 5678',
  company: 'Sol',
}

const dialog = () => screen.getByRole('dialog', { name: texts.title })
const opener = ({ title }: { title: string }) =>
  screen.getByRole('button', { name: fill(downloadsTexts.buttonLabel, { title }) })
const field = (name: Field) =>
  within(dialog()).getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${texts[name]}`) })
const submit = () =>
  within(dialog()).getByRole('button', {
    name: new RegExp(`${texts.submit}|${formTexts.sending}`),
  })

function fillIn(lead: Partial<typeof LEAD>): void {
  for (const [name, value] of Object.entries(lead))
    fireEvent.change(field(name as Field), { target: { value } })
}

async function openDialog(material: { title: string }, user = userEvent.setup()) {
  await user.click(opener(material))
  await screen.findByRole('dialog')
}

/** Opens the dialog of the second material, filled in well but for what is said otherwise. */
async function ask(lead: Partial<typeof LEAD> = {}, user = userEvent.setup()) {
  renderPiece(<MaterialsSection />, '/downloads')
  await openDialog(MATERIAL, user)
  fillIn({ ...LEAD, ...lead })
  return user
}

describe('the shelf', () => {
  it('has the title of the page and a card for each material', () => {
    renderPiece(<MaterialsSection />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      downloadsTexts.heading.join(' '),
    )
    for (const { title, description, cover, file } of MATERIALS) {
      const card = screen.getByRole('heading', { name: title }).closest('li') ?? document.body
      expect(within(card).getByText(description)).toBeVisible()
      expect(guideFacts[file]?.pages).toBeGreaterThan(1)
      expect(card).toHaveTextContent(`${guideFacts[file]?.pages} páginas`)
      expect(within(card).getByRole('presentation')).toHaveAttribute('src', cover)
      expect(within(card).getByRole('button')).toHaveTextContent(downloadsTexts.button)
      // A guide made elsewhere has no picture of a page.
      const picture = within(card).queryByRole('img', {
        name: fill(downloadsTexts.page, { title }),
      })
      expect(picture?.getAttribute('src')).toBe(guideFacts[file]?.page?.replace('360', '720'))
      const chapters = within(card).getByRole('list', {
        name: fill(downloadsTexts.chapters, { title }),
      })
      expect(guideFacts[file]?.chapters).not.toEqual([])
      expect(Array.from(chapters.children, ({ textContent }) => textContent)).toEqual(
        guideFacts[file]?.chapters,
      )
    }
  })
})

describe('the dialog', () => {
  it('opens for its material, with its fields and the focus inside', async () => {
    renderPiece(<MaterialsSection />)
    await openDialog(MATERIAL)
    expect(dialog()).toHaveAttribute('aria-modal', 'true')
    expect(dialog()).toHaveAccessibleDescription(texts.intro)
    expect(dialog()).toContainElement(document.activeElement as HTMLElement)
    expect(within(dialog()).getAllByText(MATERIAL.title)).not.toHaveLength(0)
    for (const name of ['name', 'email', 'phone'] as const) expect(field(name)).toBeRequired()
    expect(field('company')).not.toBeRequired()
    expect(field('email')).toHaveAttribute('type', 'email')
    expect(field('phone')).toHaveAttribute('type', 'tel')
    expect(submit()).toHaveTextContent(texts.submit)
    expect(document.getElementById('root')).toHaveAttribute('inert')
  })

  it.each([
    ['its close control', async () => userEvent.click(screen.getByLabelText(texts.close))],
    ['Escape', async () => userEvent.keyboard('{Escape}')],
    ['a press beside it', async () => userEvent.click(dialog().parentElement ?? document.body)],
  ])('is closed by %s, and gives the focus back', async (_how, close) => {
    await ask()
    await close()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener(MATERIAL)).toHaveFocus()
    expect(document.getElementById('root')).not.toHaveAttribute('inert')
  })

  it('stays open when it is pressed itself', async () => {
    const user = await ask()
    await user.click(screen.getByText(texts.intro))
    expect(dialog()).toBeVisible()
  })

  it.each([
    ['a right click', { button: 2, offsetX: 10 }],
    ['a press on the scrollbar', { button: 0, offsetX: 990 }],
  ])('stays open at %s beside it', async (_how, { button, offsetX }) => {
    await ask()
    const scrim = dialog().parentElement ?? document.body
    Object.defineProperty(scrim, 'clientWidth', { value: 985 })
    const press = new MouseEvent('pointerdown', { bubbles: true, button })
    Object.defineProperty(press, 'offsetX', { value: offsetX })
    fireEvent(scrim, press)
    expect(dialog()).toBeVisible()
  })

  it('stays open at the Escape of an input method', async () => {
    await ask()
    fireEvent.keyDown(field('name'), { key: 'Escape', isComposing: true })
    expect(dialog()).toBeVisible()
  })

  it('says so when this browser has asked for too many links, and sends none', async () => {
    for (let count = 0; count < GUIDE_REQUESTS_PER_HOUR; count += 1) countRequest(Date.now())
    const service = serveMail()
    const user = await ask()
    await user.click(submit())
    const words = withChannels(fill(texts.tooMany, { count: GUIDE_REQUESTS_PER_HOUR }))
    expect(within(dialog()).getByRole('alert')).toHaveTextContent(words)
    expect(service.requests()).toEqual([])
    expect(field('name')).not.toHaveValue('')
  })

  it('does not mask the phone', async () => {
    await ask({ phone: '' })
    await userEvent.type(field('phone'), '+1 (415) 555-0100')
    expect(field('phone')).toHaveValue('+1 (415) 555-0100')
  })
})

describe('asking for a link', () => {
  it('sends one mail with a token for the file, valid for an hour', async () => {
    const user = stopClock(Date.UTC(2026, 10, 21, 12))
    const service = serveMail()
    await ask({}, user)
    await user.click(submit())
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    const params = service.requests().map(({ body }) => body['template_params'])
    expect(params).toEqual([
      { ...LEAD, title: MATERIAL.title, link: expect.stringContaining('/download/') },
    ])
    const { link } = params[0] as { link: string }
    const [origin, token = ''] = link.split('/download/')
    expect(origin).toBe(window.location.origin)
    const now = Date.UTC(2026, 10, 21, 12)
    expect(readToken(token, now + 3_600_000)).toEqual({ status: 'valid', file: MATERIAL.file })
    expect(readToken(token, now + 3_600_001).status).toBe('expired')
    expect(service.requests()[0]?.body['template_id']).toBe('download-link')
  })

  it('shows the toast, closes the dialog and clears the form', async () => {
    serveMail()
    const user = await ask()
    await user.click(submit())
    expect(await screen.findByText(formTexts.linkSent.title)).toBeVisible()
    expect(screen.getByText(formTexts.linkSent.description)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener(MATERIAL)).toHaveFocus()
    await openDialog(MATERIAL, user)
    for (const name of Object.keys(LEAD)) expect(field(name as Field)).toHaveValue('')
  })

  it('leaves the next dialog and what is typed in it alone when the first was closed', async () => {
    let answer: (response: Response) => void = () => undefined
    serveMail(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const user = await ask()
    await user.click(submit())
    await user.keyboard('{Escape}')
    await openDialog(MATERIALS[0], user)
    fillIn({ name: 'Bia Souza' })
    await waitFor(() => {
      expect(fetch).toHaveBeenCalled()
    })
    answer(new Response('OK'))
    expect(await screen.findByText(formTexts.linkSent.title)).toBeVisible()
    expect(field('name')).toHaveValue('Bia Souza')
    expect(sessionStorage.getItem('download-draft')).toContain('Bia Souza')
  })

  it('disables the button and says "Enviando..." meanwhile, and is one request', async () => {
    const service = serveMail(HANGS)
    const user = await ask()
    await user.dblClick(submit())
    await user.type(field('name'), '{Enter}')
    expect(submit()).toBeDisabled()
    expect(submit()).toHaveTextContent(formTexts.sending)
    await waitFor(() => {
      expect(service.requests()).toHaveLength(1)
    })
  })

  // Which answers are failures is the mail module's affair.
  it('shows the toast when it fails, keeps the form and offers other ways', async () => {
    const failing = serveMail(HANGS)
    const user = stopClock()
    await ask({}, user)
    await user.click(submit())
    await pass(TIME_LIMIT_MS)
    expect(await screen.findByText(formTexts.linkFailed.title)).toBeVisible()
    expect(screen.getByText(formTexts.linkFailed.description)).toBeVisible()
    await pass(A_WHILE_MS)
    expect(failing.requests()).toHaveLength(1)
    for (const [name, value] of Object.entries(LEAD))
      expect(field(name as Field)).toHaveValue(value)
    const help = within(dialog()).getByRole('alert')
    expect(within(help).getByRole('link', { name: site.companyEmail })).toBeVisible()

    const service = serveMail()
    await user.click(submit())
    expect(await screen.findByText(formTexts.linkSent.title)).toBeVisible()
    expect(service.requests()).toHaveLength(1)
  })

  it.each([
    ['name', '  ', formTexts.required],
    ['email', 'ana', formTexts.emailInvalid],
    [
      'name',
      'x'.repeat(100_000),
      fill(formTexts.tooLong, { limit: FIELD_LIMITS.name, length: '100.000' }),
    ],
  ] as const)('is refused by the field when its %s is wrong', async (name, value, error) => {
    const service = serveMail()
    const user = await ask({ [name]: value })
    await user.click(submit())
    expect(field(name)).toHaveFocus()
    expect(field(name)).toHaveAccessibleDescription(error)
    expect(field(name)).toHaveValue(value)
    expect(service.requests()).toEqual([])
  })
})
