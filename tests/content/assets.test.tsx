import { existsSync, readFileSync, statSync } from 'node:fs'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Artwork } from '@/components/ui/artwork.tsx'
import { Cover } from '@/components/ui/cover.tsx'
import { ThemedImage } from '@/components/ui/themed-image.tsx'
import { LANGUAGES } from '@/config/languages.ts'
import { MATERIALS } from '@/content/pt-br/materials.ts'
import { COURSES } from '@/content/pt-br/courses.ts'

/** Every address that a drawn picture may ask for. */
function addressesIn(container: HTMLElement): string[] {
  return container.innerHTML.match(/\/[\w/-]+\.\w+/g) ?? []
}

function missing(addresses: readonly string[]): string[] {
  return addresses.filter((address) => {
    const file = `public${address}`
    return !existsSync(file) || statSync(file).size === 0
  })
}

describe('the files under public/', () => {
  it('hold every flag', () => {
    expect(missing(LANGUAGES.map(({ flag }) => flag))).toEqual([])
  })

  it.each(MATERIALS)('hold $file, and it is a PDF', ({ file }) => {
    expect(readFileSync(`public/pdfs/${file}`).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it.each(MATERIALS)('hold every variant of $cover', ({ cover }) => {
    const { container } = render(<Cover src={cover} alt="" sizes="100vw" />)
    const addresses = addressesIn(container)
    expect(addresses.length).toBeGreaterThan(1)
    expect(addresses).toContain(cover)
    expect(missing(addresses)).toEqual([])
  })

  it.each(COURSES)('hold every variant of $image', ({ image, imageAlt }) => {
    const { container } = render(
      <Artwork base={image} alt={imageAlt} sizes="100vw" width={4} height={3} />,
    )
    const addresses = addressesIn(container)
    expect(addresses.length).toBeGreaterThan(1)
    expect(missing(addresses)).toEqual([])
  })

  it('hold the picture of the 404 page in both themes', () => {
    const { container } = render(<ThemedImage base="/images/not-found" extension="svg" alt="" />)
    const addresses = addressesIn(container)
    expect(addresses).toHaveLength(2)
    expect(missing(addresses)).toEqual([])
  })

  it('hold what index.html refers to', () => {
    const html = readFileSync('index.html', 'utf8')
    const links = [...html.matchAll(/href="(\/(?:icons\/|favicon)[^"]+)"/g)].map(([, href]) => href)
    expect(links).toHaveLength(3)
    expect(missing(links.filter((href) => href !== undefined))).toEqual([])
  })
})
