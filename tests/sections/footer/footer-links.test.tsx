import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PATHS } from '@/config/routes.ts'
import { FooterLinks } from '@/sections/footer/footer-links.tsx'
import type { footerTexts } from '@/texts/footer.ts'
import { TooltipProvider } from '@/components/ui/tooltip.tsx'
import { renderPiece } from '../../render.tsx'

const LINKS = vi.hoisted(() => [
  { label: 'Guias', href: '/downloads' },
  { label: 'Regulamento', href: '/regulamento.pdf' },
  { label: 'Blog', href: 'https://blog.example/' },
  { label: 'Escreva', href: 'mailto:ola@empresa.example' },
  'Carreiras',
])

vi.mock('@/texts/footer.ts', async (original) => {
  const { footerTexts: texts } = await original<{ footerTexts: typeof footerTexts }>()
  return { footerTexts: { ...texts, quickLinks: { ...texts.quickLinks, links: LINKS } } }
})

function renderLinks() {
  renderPiece(
    <TooltipProvider>
      <FooterLinks />
    </TooltipProvider>,
  )
}

const link = (name: string) => screen.getByRole('link', { name })

it.each([
  ['Guias', '/downloads', null],
  ['Regulamento', '/regulamento.pdf', null],
  ['Blog', 'https://blog.example/', '_blank'],
  ['Escreva', 'mailto:ola@empresa.example', null],
])('An owner’s link leads where it is said to: %s', (name, href, target) => {
  renderLinks()
  expect(link(name)).toHaveAttribute('href', href)
  expect(link(name).getAttribute('target')).toBe(target)
  expect(link(name)).not.toHaveAttribute('aria-disabled')
})

it('A page of the site is gone to without loading it, a file is not', () => {
  renderLinks()
  expect(fireEvent.click(link('Regulamento'))).toBe(true)
  expect(fireEvent.click(link('Guias'))).toBe(false)
  expect(window.location.pathname).toBe(PATHS.downloads)
})

it('A text alone leads nowhere yet', () => {
  renderLinks()
  expect(link('Carreiras')).toHaveAttribute('aria-disabled', 'true')
})
