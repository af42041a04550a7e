import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_STORAGE_KEY } from '@/config/spec.ts'
import { LANGUAGES } from '@/config/languages.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { loadDictionary } from '@/language/load-dictionary.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { LanguageMenu } from '@/sections/header/language-menu.tsx'
import { renderPiece } from '../../render.tsx'

async function openMenu() {
  renderPiece(<LanguageMenu />)
  await userEvent.click(screen.getByRole('button'))
}

describe('the language switcher', () => {
  it('names the language and shows its flag', () => {
    renderPiece(<LanguageMenu />)
    const trigger = screen.getByRole('button', {
      name: `PT, ${interpolate(ptBR.labels.changeLanguage, { language: LANGUAGES[0].label })}`,
    })
    expect(trigger.querySelector('img')).toHaveAttribute('src', LANGUAGES[0].flag)
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  it('offers every language with its flag, in its own words', async () => {
    await openMenu()
    const options = within(screen.getByRole('menu')).getAllByRole('menuitemradio')
    expect(options).toHaveLength(LANGUAGES.length)
    for (const [index, { value, label, flag }] of LANGUAGES.entries()) {
      const option = options[index] ?? document.body
      expect(option).toHaveAccessibleName(label)
      expect(within(option).getByText(label)).toHaveAttribute('lang', value)
      expect(option.querySelector('img')).toHaveAttribute('src', flag)
      expect(option).toHaveAttribute('aria-checked', String(value === 'pt-BR'))
    }
  })

  it.each(LANGUAGES)('changes to $label and saves it', async ({ value, label, short, flag }) => {
    await openMenu()
    await userEvent.click(screen.getByRole('menuitemradio', { name: label }))
    expect(screen.queryByRole('menu')).toBeNull()
    const { labels } = await loadDictionary(value)
    const trigger = await screen.findByRole('button', {
      name: `${short}, ${interpolate(labels.changeLanguage, { language: label })}`,
    })
    expect(trigger.querySelector('img')).toHaveAttribute('src', flag)
    expect(localStorage.getItem(LANGUAGE_STORAGE_KEY)).toBe(value)
  })

  it('is used with the keyboard, and gives the focus back', async () => {
    renderPiece(<LanguageMenu />)
    const trigger = screen.getByRole('button')
    trigger.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    // The menu moves the focus a moment later.
    await waitFor(() => {
      expect(screen.getByRole('menuitemradio', { name: /English/ })).toHaveFocus()
    })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => {
      expect(localStorage.getItem(LANGUAGE_STORAGE_KEY)).toBe('en-US')
    })
    await waitFor(() => {
      expect(trigger).toHaveFocus()
    })
  })
})
