import { expect, it } from 'vitest'
import { structuredData } from '../../../plugins/prerender/structured-data.ts'
import { textsIn } from '../../support/example-texts.ts'
import { siteWith } from '../../support/site-with.ts'

const HOME = 'https://example.com/'
const { site } = siteWith({ VITE_SITE_URL: HOME })
const TEXTS = textsIn('pt-BR')

// page-head.test.ts tests a site without an address, and escaping.
it('Search engines read who the company is, what the site is, and every course', () => {
  const data = JSON.parse(structuredData('pt-BR', site)) as { '@graph': unknown[] }
  const [organization, website, courses] = data['@graph']
  const provider = { '@id': `${HOME}#organization` }
  expect(organization).toEqual({
    '@type': 'Organization',
    ...provider,
    name: 'Austral',
    url: HOME,
    logo: `${HOME}icons/icon-512.png`,
    email: 'contato@austral.example',
    telephone: '+5548900000000',
    address: 'Florianópolis, Brasil',
  })
  expect(website).toEqual({
    '@type': 'WebSite',
    '@id': `${HOME}#website`,
    name: 'Austral',
    description: TEXTS.meta.description,
    url: HOME,
    inLanguage: 'pt-BR',
    publisher: provider,
  })
  expect(courses).toMatchObject({
    '@type': 'ItemList',
    name: 'Nossos Cursos',
    itemListElement: TEXTS.courses.courses.map(({ title }, index) => ({
      position: index + 1,
      item: { name: title },
    })),
  })
  expect(courses).toHaveProperty('itemListElement.0', {
    '@type': 'ListItem',
    position: 1,
    item: {
      '@type': 'Course',
      name: 'Inteligência Artificial Aplicada',
      description:
        'Ao fim, você treina, avalia e põe em uso um modelo com dados reais, sem pular a matemática.',
      provider,
      educationalLevel: 'Intermediário',
      hasCourseInstance: { '@type': 'CourseInstance', courseWorkload: '40 horas' },
    },
  })
})
