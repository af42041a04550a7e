import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { settings } from '@/config/build.ts'
import { footerTexts } from '@/content/pt-br/footer.ts'
import { displayPhone } from '@/lib/phone.ts'
import { Footer } from '@/sections/footer/footer.tsx'
import { renderPiece } from '../../render.tsx'

const { quickLinks, services, social, legal } = footerTexts

function labelOf(listed: string | { label: string }): string {
  return typeof listed === 'string' ? listed : listed.label
}

it('The footer says how to reach the company', () => {
  renderPiece(<Footer />)
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href(settings.companyEmail)).toBe(`mailto:${settings.companyEmail}`)
  expect(href(displayPhone(settings.companyPhone))).toBe(`tel:${settings.companyPhone}`)
  expect(screen.getByText(settings.companyCity)).toBeVisible()
})

it.each([
  ['navigation', quickLinks.heading, [quickLinks.home, quickLinks.services, quickLinks.contact]],
  ['navigation', services.heading, []],
  ['list', social.heading, social.links.map(labelOf)],
  ['list', legal.heading, legal.links.map(labelOf)],
])('The %s "%s" of the footer has its links in their order', (role, name, first) => {
  renderPiece(<Footer />)
  const listed = [quickLinks, services].find(({ heading }) => heading === name)?.links ?? []
  const links = within(screen.getByRole(role, { name })).getAllByRole('link')
  expect(links.map((link) => link.textContent || link.getAttribute('aria-label'))).toEqual([
    ...first,
    ...listed.map(labelOf),
  ])
})
