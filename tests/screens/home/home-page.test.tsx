import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HomePage } from '@/screens/home/home-page.tsx'
import { buildTexts as texts } from 'virtual:site'
import { renderApp, renderPiece } from '../../support/render.tsx'

it('The home page has its sections in their order', () => {
  renderPiece(<HomePage />)
  const sections = [...document.querySelectorAll('section')]
  expect(sections.map(({ id }) => id)).toEqual([
    'home',
    'cultura',
    'services',
    'courses',
    'contact',
  ])
})

it('The hero names the problem that each service solves, with a link to its row', async () => {
  renderApp()
  const hero = within(document.querySelector<HTMLElement>('#home') ?? document.body)
  for (const { title, problem } of texts.services.services) {
    fireEvent.click(hero.getByRole('link', { name: problem }))
    await waitFor(() => expect(document.activeElement).toHaveClass('service-row'))
    expect(document.activeElement).toHaveTextContent(new RegExp(`^${title}`))
  }
})

it('A question about a course gives way to one about another, and stands above what a visitor wrote', () => {
  const first = 'Minha pergunta é sobre o curso Inteligência Artificial Aplicada:\n'
  const second = 'Minha pergunta é sobre o curso Gestão de Projetos de Software:\n'
  // As the draft keeps it over a reload.
  sessionStorage.setItem('draft:contact', JSON.stringify({ message: first }))
  renderPiece(<HomePage />)
  const message = screen.getByLabelText('Mensagem')
  const ask = (course: string) =>
    fireEvent.click(screen.getByLabelText(`Perguntar sobre este curso: ${course}`))
  expect(message).toHaveValue(first)
  ask('Gestão de Projetos de Software')
  expect(message).toHaveValue(second)
  expect(screen.getByText(/^Sobre o curso Gestão de Projetos de Software\./)).toBeVisible()
  for (const value of ['À noite?', `${second}À noite?`]) {
    fireEvent.input(message, { target: { value } })
    ask('Inteligência Artificial Aplicada')
    expect(message).toHaveValue(`${first}À noite?`)
  }
})
