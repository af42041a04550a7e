import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ROUTES } from '@/site/routes.ts'
import { FooterLinks } from '@/screens/frame/footer-links.tsx'
import { renderPiece } from '../../support/render.tsx'

vi.mock(import('virtual:texts'), async (original) => {
  const { texts, ...others } = await original()
  const links: typeof texts.footer.quickLinks.links = [
    { id: 'guias', label: 'Guias', href: '/downloads' },
    { id: 'regulamento', label: 'Regulamento', href: '/regulamento.pdf' },
    { id: 'blog', label: 'Blog', href: 'https://blog.example/' },
    { id: 'escreva', label: 'Escreva', href: 'mailto:ola@empresa.example' },
    { id: 'carreiras', label: 'Carreiras' },
  ]
  const quickLinks = { ...texts.footer.quickLinks, links }
  return { ...others, texts: { ...texts, footer: { ...texts.footer, quickLinks } } }
})

beforeEach(() => {
  renderPiece(<FooterLinks />)
})

const link = (name: string) => screen.getByRole('link', { name })

it.each([
  ['Guias', '/downloads', null],
  ['Regulamento', '/regulamento.pdf', null],
  ['Blog', 'https://blog.example/', '_blank'],
  ['Escreva', 'mailto:ola@empresa.example', null],
])('An owner’s link leads where it is said to: %s', (name, href, target) => {
  expect(link(name)).toHaveAttribute('href', href)
  expect(link(name).getAttribute('target')).toBe(target)
  expect(link(name)).not.toHaveAttribute('aria-disabled')
})

it('A page of the site opens by the router, a file by the browser', () => {
  expect(fireEvent.click(link('Regulamento'))).toBe(true)
  expect(fireEvent.click(link('Guias'))).toBe(false)
  expect(window.location.pathname).toBe(ROUTES.downloads.path)
})

it('An entry without an address leads nowhere yet', () => {
  expect(link('Carreiras')).toHaveAttribute('aria-disabled', 'true')
})
