import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { contactTexts } from '@/content/pt-br/contact.ts'
import { formTexts } from '@/content/pt-br/forms.ts'
import { button, field, fillIn, GOOD, renderForm } from '../features/contact/contact-visitor.tsx'
import { answers, HANGS, serveMail } from '../mail-service.ts'
import { readOn, spokenSince, startReader } from './screen-reader.ts'

const texts = contactTexts.form

beforeEach(async () => {
  vi.resetModules()
  await import('@/toast/toaster.tsx')
  await renderForm()
  await startReader()
})

it('is read with the name of each field, whether it is required and what is wanted', async () => {
  const phrases = await readOn()
  expect(phrases.filter((phrase) => /^(textbox|button)/.test(phrase))).toEqual([
    `textbox, ${texts.name}, not invalid, placeholder ${texts.namePlaceholder}, required`,
    `textbox, ${texts.email}, not invalid, placeholder ${texts.emailPlaceholder}, required`,
    `textbox, ${texts.phone}, ${formTexts.phoneInvalid}, not invalid, placeholder ${texts.phonePlaceholder}, required`,
    `textbox, ${texts.company} ${formTexts.optional}, not invalid, placeholder ${texts.companyPlaceholder}`,
    `textbox, ${texts.message}, not invalid, placeholder ${texts.messagePlaceholder}, required`,
    `button, ${texts.submit}`,
  ])
})

it('says what is wrong with the first field, and names no other', async () => {
  const since = await spokenSince()
  await userEvent.click(button())
  await waitFor(async () => {
    expect(await since()).toEqual([
      `button, ${texts.submit}`,
      `textbox, ${texts.name}, ${formTexts.required}, invalid, placeholder ${texts.namePlaceholder}, required`,
      `polite: ${formTexts.required}`,
    ])
  })
})

it('announces a wrong address while it is typed', async () => {
  await userEvent.click(field('email'))
  const since = await spokenSince()
  await userEvent.keyboard('ana@')
  await waitFor(async () => {
    expect(await since()).toContain(`polite: ${formTexts.emailInvalid}`)
  })
})

it('announces that it is being sent', async () => {
  serveMail(HANGS)
  fillIn(GOOD)
  const since = await spokenSince()
  await userEvent.click(button())
  await waitFor(async () => {
    expect(await since()).toContain(`polite: ${formTexts.sending}`)
  })
  expect(button()).toBeDisabled()
})

it.each([
  ['sent', answers(200, 'OK'), formTexts.contactSent],
  ['not sent', answers(500, 'no'), formTexts.contactFailed],
])('announces that it was %s', async (_result, answer, { title, description }) => {
  serveMail(answer)
  fillIn(GOOD)
  const since = await spokenSince()
  await userEvent.click(button())
  await waitFor(async () => {
    const announced = (await since()).filter((phrase) => phrase.startsWith('assertive'))
    expect(announced).toEqual(
      [formTexts.toast, title, description].map((text) => `assertive: ${text}`),
    )
  })
})
