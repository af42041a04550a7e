import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { settings } from '@/config/build.ts'
import { MATERIALS } from '@/content/pt-br/materials.ts'
import { downloadsTexts } from '@/content/pt-br/downloads.ts'
import { formTexts } from '@/content/pt-br/forms.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { answers, serveMail } from '../mail-service.ts'
import { LEAD, openRequest, renderShelf } from '../sections/downloads/materials-visitor.tsx'
import { readOn, spokenSince, startReader } from './screen-reader.ts'

const [MATERIAL] = MATERIALS
const texts = downloadsTexts.modal

beforeEach(async () => {
  vi.resetModules()
  await import('@/toast/toaster.tsx')
  await renderShelf()
})

it('is opened by a button that says so, and says where it has led', async () => {
  await startReader()
  const since = await spokenSince()
  await openRequest(MATERIAL)
  // Before them, the button that was pressed.
  expect((await since()).slice(-2)).toEqual([
    `dialog, ${texts.title}, ${texts.intro}, modal`,
    `button, ${texts.close}`,
  ])
})

it('is read as one piece, without the page behind it', async () => {
  await openRequest(MATERIAL)
  await startReader(screen.getByRole('dialog'))
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
    interpolate(texts.privacy, { email: settings.companyEmail }),
  ])
})

it('announces what became of it, beside the page that is out of reach', async () => {
  serveMail(answers(500, 'no'))
  await startReader()
  await openRequest(MATERIAL, LEAD)
  const since = await spokenSince()
  await userEvent.click(screen.getByRole('button', { name: texts.submit }))
  await waitFor(async () => {
    const said = await since()
    expect(said).toContain(`polite: ${formTexts.sending}`)
    expect(said).toContain(`assertive: ${formTexts.linkFailed.title}`)
    expect(said).toContain(`assertive: ${formTexts.linkFailed.description}`)
  })
})
