import type { Language } from '../../src/site/language.ts'
import { withoutBreaks } from '../../src/text/interpolate.ts'
import { hasPublicFile } from '../settings/site-folder.ts'
import { textsOf, type Site } from '../site/site.ts'

const LOGO = '/icons/icon-512.png'

export function structuredData(language: Language, site: Site): string {
  const { meta, courses } = textsOf(language, site)
  const home = `${site.address}${site.basePath}/`
  const organization = { '@id': `${home}#organization` }
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: site.brand,
        ...(site.address && { url: home }),
        ...(site.address && hasPublicFile(site.folder, LOGO) && { logo: home + LOGO.slice(1) }),
        email: site.email,
        telephone: site.phone,
        address: site.city,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: site.brand,
        description: meta.description,
        ...(site.address && { url: home }),
        inLanguage: language,
        publisher: organization,
      },
      site.parts.courses && {
        '@type': 'ItemList',
        '@id': `${home}#course-list`,
        name: courses.heading,
        itemListElement: courses.courses.map(({ title, description, duration, level }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'Course',
            name: withoutBreaks(title),
            description,
            provider: organization,
            educationalLevel: level,
            hasCourseInstance: { '@type': 'CourseInstance', courseWorkload: duration },
          },
        })),
      },
    ].filter(Boolean),
  }
  // Texts must not end the script element, or open a comment in it.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
