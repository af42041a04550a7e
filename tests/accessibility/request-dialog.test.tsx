import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { settings } from '@/site/build.ts'
import { interpolate } from '@/site/interpolate.ts'
import { answers, serveMail } from '../mail-service.ts'
import { LEAD, openRequest, renderShelf } from '../screens/downloads/materials-visitor.tsx'
import { readOn, spokenSince, startReader } from './screen-reader.ts'
import { downloadsTexts, formsTexts, materialsTexts } from 'virtual:texts'

const [MATERIAL] = materialsTexts.materials
const texts = downloadsTexts.modal

beforeEach(async () => {
  vi.resetModules()
  await import('@/ui/toast/toaster.tsx')
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
  const expected = [
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
    formsTexts.optional,
    `textbox, ${texts.company} ${formsTexts.optional}, not invalid`,
    `button, ${texts.submit}`,
    'status',
    interpolate(texts.privacy, { email: settings.companyEmail }),
  ]
  // The link to an owner's page on privacy may follow.
  const read = phrases.filter((phrase) => phrase !== 'paragraph').slice(0, expected.length)
  expect(read).toEqual(expected)
})

it('announces what became of it, beside the page that is out of reach', async () => {
  serveMail(answers(500, 'no'))
  await startReader()
  await openRequest(MATERIAL, LEAD)
  const since = await spokenSince()
  await userEvent.click(screen.getByRole('button', { name: texts.submit }))
  await waitFor(async () => {
    const said = await since()
    expect(said).toContain(`polite: ${formsTexts.sending}`)
    expect(said).toContain(`assertive: ${formsTexts.linkFailed.title}`)
    expect(said).toContain(`assertive: ${formsTexts.linkFailed.description}`)
  })
})
