import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { site } from '@/config/build.ts'
import { MATERIALS } from '@/content/pt-br/materials.ts'
import { downloadsTexts } from '@/content/pt-br/downloads.ts'
import { formTexts } from '@/content/pt-br/forms.ts'
import { fill } from '@/lib/fill.ts'
import { MaterialsSection } from '@/sections/materials/materials-section.tsx'
import { answers, serveMail } from '../mail-service.ts'
import { renderPiece } from '../render.tsx'
import { readOn, spokenSince, startReader } from './screen-reader.ts'

const [MATERIAL] = MATERIALS
const texts = downloadsTexts.modal
const OPENER = fill(downloadsTexts.buttonLabel, { title: MATERIAL.title })

const opener = () => screen.getByRole('button', { name: OPENER })
const dialog = () => screen.getByRole('dialog')

/** Presses the button; the dialog's code comes when the page is used. */
async function ask() {
  await userEvent.click(opener())
  await screen.findByRole('dialog')
}

beforeEach(async () => {
  await import('@/toast/toaster.tsx')
  renderPiece(<MaterialsSection />, '/downloads')
})

it('is opened by a button that says so, and says where it has led', async () => {
  await startReader()
  const since = await spokenSince()
  await ask()
  // Before them, the button that was pressed.
  expect((await since()).slice(-2)).toEqual([
    `dialog, ${texts.title}, ${texts.intro}, modal`,
    `button, ${texts.close}`,
  ])
})

it('is read as one piece, without the page behind it', async () => {
  await ask()
  await startReader(dialog())
  const phrases = await readOn()
  expect(phrases.filter((phrase) => phrase !== 'paragraph')).toEqual([
    'figure',
    'caption',
    MATERIAL.title,
    `button, ${texts.close}`,
    `heading, ${texts.title}, level 2`,
    texts.intro,
    // Either of the two is hidden by style, at every width.
    MATERIAL.title,
    'form',
    texts.name,
    `textbox, ${texts.name}, not invalid, required`,
    texts.email,
    `textbox, ${texts.email}, not invalid, required`,
    texts.phone,
    `textbox, ${texts.phone}, not invalid, required`,
    texts.company,
    formTexts.optional,
    `textbox, ${texts.company} ${formTexts.optional}, not invalid`,
    `button, ${texts.submit}`,
    'status',
    fill(texts.privacy, { email: site.companyEmail }),
  ])
  expect(dialog()).toHaveAccessibleName(texts.title)
  expect(dialog()).toHaveAccessibleDescription(texts.intro)
  expect(dialog()).toHaveAttribute('aria-modal', 'true')
  expect(document.getElementById('root')).toHaveAttribute('inert')
})

it('says what is wrong with the first field', async () => {
  await ask()
  await startReader(dialog())
  const since = await spokenSince()
  await userEvent.click(screen.getByRole('button', { name: texts.submit }))
  await waitFor(async () => {
    expect(await since()).toContain(
      `textbox, ${texts.name}, ${formTexts.required}, invalid, required`,
    )
  })
})

it('announces that the link was sent, and leads back to its button', async () => {
  serveMail(answers(200, 'OK'))
  await startReader()
  await ask()
  for (const [name, text] of [
    [texts.name, 'Ana Silva'],
    [texts.email, 'ana@example.com'],
    [texts.phone, '11 3234 5678'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } })
  const since = await spokenSince()
  await userEvent.click(screen.getByRole('button', { name: texts.submit }))
  await waitFor(async () => {
    const said = await since()
    expect(said).toContain(`polite: ${formTexts.sending}`)
    expect(said).toContain(`assertive: ${formTexts.linkSent.title}`)
    expect(said).toContain(`assertive: ${formTexts.linkSent.description}`)
  })
  await waitFor(() => {
    expect(opener()).toHaveFocus()
  })
})
