import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ClosingCall } from '@/screens/frame/closing-call.tsx'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import { LANGUAGE_STORAGE_KEY } from '@/site/constants.ts'
import { renderPiece } from '../../render.tsx'
import { textsIn } from '../../texts-in.ts'
import { OTHER_LANGUAGE } from '../../other-language.ts'

vi.mock(import('@/settings/load-dictionary.ts'), { spy: true })

it("The footer's way to WhatsApp follows the language where the footer does", async () => {
  const texts = textsIn(OTHER_LANGUAGE)
  localStorage.setItem(LANGUAGE_STORAGE_KEY, OTHER_LANGUAGE)
  vi.mocked(loadDictionary).mockResolvedValue(texts)
  renderPiece(<ClosingCall />)
  const { cta, greeting } = texts.hero
  const call = await screen.findByRole('link', { name: new RegExp(`^${cta.talk}`) })
  expect(call).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(greeting)))
})
