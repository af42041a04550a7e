import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { metaTexts, notFoundTexts, pagesTexts } from 'virtual:texts'
import { renderApp } from '../../support/render.tsx'

it('A missing page names its path to the visitor and in the console, and leads home', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  renderApp('/nao-ha?origem=mail')
  expect(screen.getByText('/nao-ha')).toBeVisible()
  expect(document.title).toBe(pagesTexts.notFound.title)
  expect(log).toHaveBeenLastCalledWith('404: /nao-ha')
  fireEvent.click(screen.getByText(notFoundTexts.home))
  expect(window.location.pathname).toBe('/')
  expect(document.title).toBe(metaTexts.title)
})
