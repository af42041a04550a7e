import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { button, field, fillIn, GOOD, renderForm } from '../forms/contact/contact-visitor.tsx'
import { answers, HANGS, serveMail } from '../mail-service.ts'
import { readOn, spokenSince, startReader } from './screen-reader.ts'
import { contactTexts, formsTexts } from 'virtual:texts'

const texts = contactTexts.form

beforeEach(async () => {
  vi.resetModules()
  await import('@/ui/toast/toaster.tsx')
  await renderForm()
  await startReader()
})

it('is read with the name of each field, whether it is required and what is wanted', async () => {
  const phrases = await readOn()
  expect(phrases.filter((phrase) => /^(textbox|button)/.test(phrase))).toEqual([
    `textbox, ${texts.name}, not invalid, placeholder ${texts.namePlaceholder}, required`,
    `textbox, ${texts.email}, not invalid, placeholder ${texts.emailPlaceholder}, required`,
    `textbox, ${texts.phone}, ${formsTexts.phoneInvalid}, not invalid, placeholder ${texts.phonePlaceholder}, required`,
    `textbox, ${texts.company} ${formsTexts.optional}, not invalid, placeholder ${texts.companyPlaceholder}`,
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
      `textbox, ${texts.name}, ${formsTexts.required}, invalid, placeholder ${texts.namePlaceholder}, required`,
      `polite: ${formsTexts.required}`,
    ])
  })
})

it('announces a wrong address while it is typed', async () => {
  await userEvent.click(field('email'))
  const since = await spokenSince()
  await userEvent.keyboard('ana@')
  await waitFor(async () => {
    expect(await since()).toContain(`polite: ${formsTexts.emailInvalid}`)
  })
})

it('announces that it is being sent', async () => {
  serveMail(HANGS)
  fillIn(GOOD)
  const since = await spokenSince()
  await userEvent.click(button())
  await waitFor(async () => {
    expect(await since()).toContain(`polite: ${formsTexts.sending}`)
  })
  expect(button()).toBeDisabled()
})

it.each([
  ['sent', answers(200, 'OK'), formsTexts.contactSent],
  ['not sent', answers(500, 'no'), formsTexts.contactFailed],
])('announces that it was %s', async (_result, answer, { title, description }) => {
  serveMail(answer)
  fillIn(GOOD)
  const since = await spokenSince()
  await userEvent.click(button())
  await waitFor(async () => {
    const announced = (await since()).filter((phrase) => phrase.startsWith('assertive'))
    expect(announced).toEqual(
      [formsTexts.toast, title, description].map((text) => `assertive: ${text}`),
    )
  })
})
