import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Footer } from '@/screens/frame/footer.tsx'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import { renderPiece, stopClock } from '../../support/render.tsx'
import { textsIn } from '../../support/texts.ts'

vi.mock(import('@/settings/load-dictionary.ts'), { spy: true })

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

it('The footer stays Portuguese, its way to WhatsApp too, until it has texts of the language', async () => {
  window.localStorage.setItem('language', 'en-US')
  renderPiece(<Footer />)
  const footer = screen.getByRole('contentinfo')
  await waitFor(() => expect(footer).toHaveAttribute('lang', 'pt-BR'))
  const call = within(footer).getByRole('link', { name: /^Vamos Conversar/ })
  expect(call).toHaveAttribute('href', expect.stringContaining('text=Ol%C3%A1'))
})

it('The footer follows the language, its way to WhatsApp too, where it has texts of it', async () => {
  window.localStorage.setItem('language', 'en-US')
  vi.mocked(loadDictionary).mockResolvedValue(textsIn('en-US'))
  renderPiece(<Footer />)
  const call = await screen.findByRole('link', { name: /^Let's Talk/ })
  expect(call).toHaveAttribute('href', expect.stringContaining('text=Hello'))
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
