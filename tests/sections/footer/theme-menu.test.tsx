import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { THEME_STORAGE_KEY } from '@/config/spec.ts'
import { footerTexts } from '@/content/pt-br/footer.ts'
import { ThemeMenu } from '@/sections/footer/theme-menu.tsx'
import { THEMES } from '@/theme/theme.ts'
import { setDeviceTheme } from '../../device.ts'
import { renderPiece } from '../../render.tsx'

const texts = footerTexts.theme

async function choose(name: string) {
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('menuitemradio', { name }))
  await screen.findByRole('button', { name: `${texts.label} ${name}` })
}

describe('the theme menu', () => {
  it('says the theme, which is that of the system, and offers all three', async () => {
    renderPiece(<ThemeMenu />)
    const trigger = screen.getByRole('button', { name: `${texts.label} ${texts.system}` })
    await userEvent.click(trigger)
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(
      THEMES.map((theme) => texts[theme]),
    )
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent(texts.system)
  })

  it.each(['light', 'dark'] as const)('applies the theme %s and saves it', async (theme) => {
    setDeviceTheme(theme === 'dark' ? 'light' : 'dark')
    renderPiece(<ThemeMenu />)
    await choose(texts[theme])
    expect(document.documentElement).toHaveClass(theme, { exact: true })
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe(theme)
    expect(screen.getByRole('button', { name: `${texts.label} ${texts[theme]}` })).toBeVisible()
  })

  it('goes back to the system', async () => {
    setDeviceTheme('dark')
    renderPiece(<ThemeMenu />)
    await choose(texts.light)
    await choose(texts.system)
    expect(document.documentElement).toHaveClass('dark', { exact: true })
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('system')
  })

  it('is used with the keyboard, and gives the focus back', async () => {
    const user = userEvent.setup()
    renderPiece(<ThemeMenu />)
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('menuitemradio', { name: texts.light })).toHaveFocus()
    // The menu moves the focus a moment later.
    await user.keyboard('{ArrowDown}')
    await waitFor(() => {
      expect(screen.getByRole('menuitemradio', { name: texts.dark })).toHaveFocus()
    })
    await user.keyboard('{Enter}')
    await waitFor(() => {
      expect(document.documentElement).toHaveClass('dark', { exact: true })
      expect(screen.getByRole('button', { name: `${texts.label} ${texts.dark}` })).toHaveFocus()
    })
  })
})
