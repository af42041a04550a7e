import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { COURSES } from '@/content/pt-br/courses.ts'
import { fill } from '@/lib/fill.ts'
import { coursesTexts } from '@/content/pt-br/courses.ts'
import { structuredData } from '../../plugins/structured-data.ts'

type Thing = Record<string, unknown> & { '@type': string; '@id': string }

const SITE = 'https://example.com'
const SETTINGS = {
  VITE_BRAND_NAME: 'Sol',
  VITE_COMPANY_EMAIL: 'oi@sol.example',
  VITE_COMPANY_PHONE: '+5511912345678',
  VITE_COMPANY_CITY: 'São Paulo, Brasil',
}

/** The things that are described, in their order. */
function read(settings: Record<string, string>): Thing[] {
  const data = JSON.parse(structuredData(parseEnv(settings).env, ptBR, coursesTexts)) as {
    '@graph': Thing[]
  }
  expect(data).toMatchObject({ '@context': 'https://schema.org' })
  return data['@graph']
}

describe('what search engines read', () => {
  it('is who the company is, by the settings', () => {
    const [organization] = read({ ...SETTINGS, VITE_SITE_URL: SITE })
    expect(organization).toEqual({
      '@type': 'Organization',
      '@id': `${SITE}/#organization`,
      name: 'Sol',
      url: `${SITE}/`,
      logo: `${SITE}/icons/icon-512.png`,
      email: 'oi@sol.example',
      telephone: '+5511912345678',
      address: 'São Paulo, Brasil',
    })
    expect(existsSync('public/icons/icon-512.png')).toBe(true)
  })

  it('is what the site is', () => {
    const [organization, site] = read({ ...SETTINGS, VITE_SITE_URL: SITE })
    expect(site).toEqual({
      '@type': 'WebSite',
      '@id': `${SITE}/#website`,
      name: 'Sol',
      description: fill(ptBR.meta.description, { brand: 'Sol' }),
      url: `${SITE}/`,
      inLanguage: 'pt-BR',
      publisher: { '@id': organization?.['@id'] },
    })
  })

  it('is every course that the page shows, in its order, and no more of it than that', () => {
    const [organization, , list] = read({ ...SETTINGS, VITE_SITE_URL: SITE })
    expect(list).toMatchObject({ '@type': 'ItemList' })
    expect(list?.['itemListElement']).toEqual(
      COURSES.map(({ title, description }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Course',
          name: title,
          description,
          provider: { '@id': organization?.['@id'] },
        },
      })),
    )
  })

  it('names no address where the site has none', () => {
    const things = read(SETTINGS)
    expect(things.map((thing) => thing['@id'])).toEqual([
      '/#organization',
      '/#website',
      '/#course-list',
    ])
    for (const thing of things) {
      expect(thing).not.toHaveProperty('url')
      expect(thing).not.toHaveProperty('logo')
    }
  })

  it('cannot leave its script element, whatever the settings say', () => {
    const name = '</script><script>alert(1)</script><!-- "quoted" \\ & {brand}'
    const settings = { VITE_BRAND_NAME: name, VITE_COMPANY_CITY: '<!--<script>' }
    expect(structuredData(parseEnv(settings).env, ptBR, coursesTexts)).not.toContain('<')
    expect(read(settings)[0]).toMatchObject({ name, address: '<!--<script>' })
  })
})
