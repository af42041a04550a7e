import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../support/render.tsx'

it('A missing page names its path to the visitor and in the console, and leads home', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.head.innerHTML =
    '<link rel="canonical" href="https://a.example/downloads"><meta property="og:title">'
  renderApp('/downloads/nao-ha?origem=mail')
  expect(screen.getByText('/downloads/nao-ha')).toBeVisible()
  expect(document.title).toBe('Página não encontrada | Austral')
  expect(screen.getByText('Downloads')).not.toHaveAttribute('aria-current')
  expect(log).toHaveBeenLastCalledWith('404: /downloads/nao-ha')
  fireEvent.click(screen.getByText('Voltar para Home'))
  expect(window.location.pathname).toBe('/')
  expect(document.title).toBe('Austral | Tecnologia e Inteligência Artificial')
  expect(document.querySelector('meta')?.content).toMatch(/^Austral: tecnologia/)
  expect(document.querySelector('link')).toHaveAttribute('href', 'https://a.example/')
})

it.each([
  ['/n%C3%A3o%20h%C3%A1', '/não há'],
  ['/%E3%81', '/%E3%81'],
])('The missing path %s is shown as %s', (path, shown) => {
  vi.spyOn(console, 'error').mockReturnValue()
  renderApp(path)
  expect(screen.getByText(shown)).toBeVisible()
})
