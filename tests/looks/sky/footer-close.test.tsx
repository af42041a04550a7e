import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FooterClose } from '@/looks/sky/footer-close.tsx'
import { siderealClock, siderealDegrees } from '@/looks/sky/sidereal-time.ts'
import { siteConfig } from '@/site/build-facts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { starTimeTexts } from 'virtual:texts'
import { pass, stopClock, renderPiece } from '../../support/render.tsx'

const MINUTE_MS = 60_000
const START = Date.parse('1987-04-10T19:21:00Z')

function sentenceAt(timeMs: number): string {
  const time = siderealClock(siderealDegrees(timeMs, siteConfig.longitude))
  return interpolate(starTimeTexts.other, time)
}

it('The footer tells the sidereal time of each minute, and its sky turns with it', async () => {
  stopClock(START)
  renderPiece(<FooterClose call="Fale" />)
  const turn = () => document.querySelector<HTMLElement>('[style*="--turn"]')?.style.cssText
  const turned = turn()
  expect(screen.getByText(sentenceAt(START))).toBeVisible()
  for (const minutes of [1, 2]) {
    await pass(MINUTE_MS)
    expect(screen.getByText(sentenceAt(START + minutes * MINUTE_MS))).toBeVisible()
  }
  expect(turn()).not.toBe(turned)
})
