import type { Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/languages.ts'
import { withoutBreaks } from '../../src/text/interpolate.ts'
import type { Settings } from '../settings/settings.ts'

/** JSON-LD for search engines. */
export function structuredData(
  settings: Settings,
  language: Language,
  { meta, courses }: Pick<Texts, 'meta' | 'courses'>,
): string {
  const home = `${settings.siteUrl}${settings.basePath}/`
  const organization = { '@id': `${home}#organization` }
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: settings.brandName,
        ...(settings.siteUrl && { url: home, logo: `${home}icons/icon-512.png` }),
        email: settings.companyEmail,
        telephone: settings.companyPhone,
        address: settings.companyCity,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: settings.brandName,
        description: meta.description,
        ...(settings.siteUrl && { url: home }),
        inLanguage: language,
        publisher: organization,
      },
      settings.sections.includes('courses') && {
        '@type': 'ItemList',
        '@id': `${home}#course-list`,
        name: courses.heading,
        itemListElement: courses.courses.map(({ title, description }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'Course',
            name: withoutBreaks(title),
            description,
            provider: organization,
          },
        })),
      },
    ].filter(Boolean),
  }
  // Texts must not end the script element, or open a comment in it.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
