import { expect, it, vi } from 'vitest'
import { CoursesSection } from '@/screens/home/courses-section.tsx'
import { renderPiece } from '../../render.tsx'

it('Where the site is in a folder of its host, the pictures of courses and guides are too', () => {
  vi.stubEnv('BASE_URL', '/austral/')
  renderPiece(<CoursesSection />)
  const addresses = [...document.querySelectorAll('img, source')].map(
    (picture) => picture.getAttribute('src') ?? picture.getAttribute('srcset'),
  )
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) expect(address).toMatch(/^\/austral\//)
})
