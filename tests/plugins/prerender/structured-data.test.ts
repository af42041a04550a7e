import { describe, expect, it } from 'vitest'
import { settingsOf } from '../../site-settings.ts'
import { structuredData } from '../../../plugins/prerender/structured-data.ts'
import { coursesTexts, metaTexts } from 'virtual:texts'

const SETTINGS = {
  VITE_BRAND_NAME: 'Sol',
  VITE_COMPANY_EMAIL: 'oi@sol.example',
  VITE_COMPANY_PHONE: '+5511912345678',
  VITE_COMPANY_CITY: 'São Paulo, Brasil',
}
const COURSE = { ...coursesTexts.courses[0], title: 'Um', description: 'O da Sol.' }
const TEXTS = {
  meta: { ...metaTexts, description: 'A Sol é nova.' },
  courses: { ...coursesTexts, heading: 'Cursos', courses: [COURSE] as [typeof COURSE] },
}

function read(settings: Record<string, string>): unknown {
  return JSON.parse(structuredData(settingsOf(settings).env, 'pt-BR', TEXTS))
}

// That the courses are those of the page stands in e2e/static.spec.ts.
describe('what search engines read', () => {
  it('is who the company is, what the site is, and every course', () => {
    const home = 'https://example.com/'
    const organization = { '@id': `${home}#organization` }
    expect(read({ ...SETTINGS, VITE_SITE_URL: home })).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          ...organization,
          name: 'Sol',
          url: home,
          logo: `${home}icons/icon-512.png`,
          email: 'oi@sol.example',
          telephone: '+5511912345678',
          address: 'São Paulo, Brasil',
        },
        {
          '@type': 'WebSite',
          '@id': `${home}#website`,
          name: 'Sol',
          description: 'A Sol é nova.',
          url: home,
          inLanguage: 'pt-BR',
          publisher: organization,
        },
        {
          '@type': 'ItemList',
          '@id': `${home}#course-list`,
          name: 'Cursos',
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              item: {
                '@type': 'Course',
                name: 'Um',
                description: 'O da Sol.',
                provider: organization,
              },
            },
          ],
        },
      ],
    })
  })

  it('names no address where the site has none', () => {
    expect(JSON.stringify(read(SETTINGS))).not.toMatch(/https?:\/\/(?!schema)|"(url|logo)"/)
  })

  it('cannot leave its script element, whatever the settings say', () => {
    const name = '</script><script>alert(1)</script><!-- "quoted" \\ & {brand}'
    const { env } = settingsOf({ VITE_BRAND_NAME: name })
    expect(structuredData(env, 'pt-BR', TEXTS)).not.toContain('<')
    expect(read({ VITE_BRAND_NAME: name })).toMatchObject({ '@graph': [{ name }, {}, {}] })
  })
})
