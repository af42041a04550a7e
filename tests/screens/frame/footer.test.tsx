import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Footer } from '@/screens/frame/footer.tsx'
import { renderPiece, stopClock } from '../../support/render.tsx'

it.each([
  ['contato@austral.example', 'mailto:contato@austral.example'],
  ['(48) 90000-0000', 'tel:+5548900000000'],
  ['Início', '/#home'],
  ['Contato', '/#contact'],
])('The footer leads by "%s" to %s', (name, href) => {
  renderPiece(<Footer />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.getByText('Florianópolis, Brasil')).toBeVisible()
})

it('The footer names the year of the visit, not that of the build', () => {
  stopClock(new Date('2031-03-10'))
  renderPiece(<Footer />)
  expect(screen.getByText('© 2031 Austral. Todos os direitos reservados.')).toBeVisible()
})

it('The way to WhatsApp is in the language of the visitor, also in a footer that has no texts of it', async () => {
  window.localStorage.setItem('language', 'en-US')
  renderPiece(<Footer />)
  const call = await screen.findByRole('link', { name: /^Let's Talk/ })
  expect(call).toHaveAttribute('href', expect.stringContaining('text=Hello'))
  expect(call).toHaveAttribute('lang', 'en-US')
  expect(screen.getByRole('contentinfo')).toHaveAttribute('lang', 'pt-BR')
})

it.each([
  ['Links rápidos', 'Início, Serviços, Contato, Sobre, Blog, Carreiras'],
  [
    'Serviços',
    'Inteligência Artificial, Desenvolvimento de Software, Análise de Dados, Segurança Cibernética, Automação de Processos, Consultoria Tecnológica',
  ],
])('The footer has its links in their order: %s', (name, listed) => {
  renderPiece(<Footer />)
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent).join(', ')).toBe(listed)
})
