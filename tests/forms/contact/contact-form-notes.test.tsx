import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serveMail } from '../../mail-service.ts'
import { button, field, fillIn, GOOD, renderForm } from './contact-visitor.tsx'
import { contactTexts } from 'virtual:texts'

const { form: texts } = contactTexts

it('says that a message was sent until the next is begun', async () => {
  serveMail()
  const user = await renderForm()
  fillIn(GOOD)
  await user.click(button())
  expect(await screen.findByText(texts.sent, {}, { timeout: 5000 })).toBeVisible()
  expect(field('name')).toHaveValue('')
  fireEvent.input(field('name'), { target: { value: 'B' } })
  expect(screen.queryByText(texts.sent)).not.toBeInTheDocument()
})
