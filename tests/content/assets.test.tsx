import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CoursesSection } from '@/screens/home/courses-section.tsx'
import { LANGUAGES } from '@/site/languages.ts'
import { Cover } from '@/ui/cover.tsx'
import { coursesTexts, guidesTexts } from 'virtual:texts'
import { picturesToSize } from '../../plugins/media/media.ts'
import { addressesOf } from '../../plugins/picture-sizes.ts'
import { readSettings } from '../../plugins/read-settings.ts'
import { renderPiece } from '../support/render.tsx'

const PICTURES = coursesTexts.courses.length + guidesTexts.guides.length

/** Every address that a drawn picture may ask for. */
function addressesIn(container: HTMLElement): string[] {
  return container.innerHTML.match(/(?<=[" ])\/[\w/-]+\.\w+/g) ?? []
}

/** What the build makes of the pictures that texts name. */
const MADE = new Set(picturesToSize(readSettings({}).settings).flatMap(addressesOf))

function missing(addresses: readonly string[]): string[] {
  return addresses.filter((address) => {
    if (MADE.has(decodeURI(address))) return false
    const file = `public${address}`
    return !existsSync(file) || statSync(file).size === 0
  })
}

it('public/ has every flag, every variant of each cover, and each picture', () => {
  const { container } = renderPiece(
    <>
      {guidesTexts.guides.map(({ file, cover }) => (
        <Cover key={file} src={cover} alt="" sizes="100vw" />
      ))}
      <CoursesSection />
    </>,
  )
  const addresses = addressesIn(container)
  expect(addresses).toEqual(expect.arrayContaining(guidesTexts.guides.map(({ cover }) => cover)))
  expect(addresses.length).toBeGreaterThanOrEqual(PICTURES)
  expect(missing([...addresses, ...LANGUAGES.map(({ flag }) => flag)])).toEqual([])
})

it('public/ has every file that index.html names', () => {
  const html = readFileSync('index.html', 'utf8')
  const links = [...html.matchAll(/href="(\/(?:icons\/|favicon)[^"]+)"/g)].map(([, href]) => href)
  expect(links).toHaveLength(3)
  expect(missing(links.filter((href) => href !== undefined))).toEqual([])
})
