import { expect, it } from 'vitest'
import { coursesTexts, metaTexts } from 'virtual:texts'
import { structuredData } from '../../../plugins/prerender/structured-data.ts'
import { settingsOf } from '../../support/site-settings.ts'

const HOME = 'https://example.com/'
const { settings } = settingsOf({
  VITE_SITE_URL: HOME,
  VITE_BRAND_NAME: 'Sol',
  VITE_COMPANY_EMAIL: 'oi@sol.example',
  VITE_COMPANY_PHONE: '+5511912345678',
  VITE_COMPANY_CITY: 'São Paulo, Brasil',
})
const COURSE = {
  ...coursesTexts.courses[0],
  title: 'Um',
  description: 'O da Sol.',
  duration: '40 horas',
  level: 'Livre',
}
const TEXTS = {
  meta: { ...metaTexts, description: 'A Sol é nova.' },
  courses: { ...coursesTexts, heading: 'Cursos', courses: [COURSE] as [typeof COURSE] },
}

// page-head.test.ts tests a site without an address, and escaping.
it('Search engines read who the company is, what the site is, and every course', () => {
  const organization = { '@id': `${HOME}#organization` }
  expect(JSON.parse(structuredData(settings, 'pt-BR', TEXTS))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: 'Sol',
        url: HOME,
        logo: `${HOME}icons/icon-512.png`,
        email: 'oi@sol.example',
        telephone: '+5511912345678',
        address: 'São Paulo, Brasil',
      },
      {
        '@type': 'WebSite',
        '@id': `${HOME}#website`,
        name: 'Sol',
        description: 'A Sol é nova.',
        url: HOME,
        inLanguage: 'pt-BR',
        publisher: organization,
      },
      {
        '@type': 'ItemList',
        '@id': `${HOME}#course-list`,
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
              educationalLevel: 'Livre',
              hasCourseInstance: { '@type': 'CourseInstance', courseWorkload: '40 horas' },
            },
          },
        ],
      },
    ],
  })
})
