import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ThemeMenu } from '@/screens/frame/theme-menu.tsx'
import { useMediaQuery } from '@/ui/use-media-query.ts'
import { renderPiece } from '../render.tsx'
import { footerTexts } from 'virtual:texts'

function Width() {
  return useMediaQuery('(width < 37.5em)') ? 'narrow' : 'wide'
}

it('Menus work where media queries tell of no change, as in Safari before 14', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: false }) as MediaQueryList,
  )
  renderPiece(
    <>
      <Width />
      <ThemeMenu />
    </>,
  )
  expect(screen.getByText('wide')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: new RegExp(footerTexts.theme.label) }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: footerTexts.theme.dark }))
  await waitFor(() => expect(document.documentElement).toHaveClass('dark'))
})
