import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContactForm } from '@/forms/contact/contact-form.tsx'
import { serveMail } from '../../mail-service.ts'
import { renderPiece } from '../../render.tsx'
import { button, field, fillIn, GOOD, renderForm } from './contact-visitor.tsx'
import { contactTexts } from 'virtual:texts'

const { form: texts } = contactTexts
const QUESTION = { about: 'Sobre o curso X', text: 'Minha pergunta é: ', others: [] }

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

it('says what a question is about while the message asks it', () => {
  renderPiece(<ContactForm question={QUESTION} />)
  expect(field('message')).toHaveValue(QUESTION.text)
  expect(screen.getByText(QUESTION.about)).toBeVisible()
  fireEvent.input(field('message'), { target: { value: 'Outra coisa.' } })
  expect(screen.queryByText(QUESTION.about)).not.toBeInTheDocument()
})
