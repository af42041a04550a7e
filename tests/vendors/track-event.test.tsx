import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LanguageMenu } from '@/screens/frame/language-menu.tsx'
import { ThemeMenu } from '@/screens/frame/theme-menu.tsx'
import { HeroSection } from '@/screens/home/hero-section.tsx'
import { ServicesSection } from '@/screens/home/services-section.tsx'
import * as tracking from '@/vendors/track-event.ts'
import { renderPiece } from '../support/render.tsx'

const watchEvents = () => vi.spyOn(tracking, 'trackEvent').mockReturnValue()
const press = (text: string) => userEvent.click(screen.getAllByText(text)[0]!)

// Tests of the chat's launcher, the contact form and e2e/downloads.spec.ts see that theirs are counted.
it('Calls are counted by their place', async () => {
  const events = watchEvents()
  renderPiece(<HeroSection />)
  await press('Vamos Conversar')
  await press('Nossos Serviços')
  cleanup()
  renderPiece(<ServicesSection />)
  await press('Vamos Conversar')
  await press('Falar sobre isto')
  expect(events.mock.calls).toEqual([
    ['call-clicked', { section: 'hero', kind: 'talk' }],
    ['call-clicked', { section: 'hero', kind: 'services' }],
    ['call-clicked', { section: 'services', kind: 'talk' }],
    ['call-clicked', { section: 'service', kind: 'talk' }],
  ])
})

it('A theme is counted once, however often it is chosen', async () => {
  const events = watchEvents()
  renderPiece(<ThemeMenu />)
  for (let times = 0; times < 2; times += 1) {
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Escuro' }))
  }
  expect(events.mock.calls).toEqual([['theme-changed', { theme: 'dark' }]])
})

it('A language is counted when it is chosen', async () => {
  const events = watchEvents()
  renderPiece(<LanguageMenu />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getAllByRole('menuitemradio')[1]!)
  expect(events.mock.calls).toEqual([['language-changed', { language: 'en-US' }]])
})
