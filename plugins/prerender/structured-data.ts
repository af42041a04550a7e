import type { Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { withoutBreaks } from '../../src/text/interpolate.ts'
import type { Settings } from '../settings/settings.ts'
import { hasPublicFile } from '../site-folder.ts'

const LOGO = '/icons/icon-512.png'

/** JSON-LD for search engines. */
export function structuredData(
  settings: Settings,
  language: Language,
  { meta, courses }: Pick<Texts, 'meta' | 'courses'>,
): string {
  const home = `${settings.address}${settings.basePath}/`
  const organization = { '@id': `${home}#organization` }
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: settings.brand,
        ...(settings.address && { url: home }),
        ...(settings.address &&
          hasPublicFile(settings.folder, LOGO) && { logo: home + LOGO.slice(1) }),
        email: settings.email,
        telephone: settings.phone,
        address: settings.city,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: settings.brand,
        description: meta.description,
        ...(settings.address && { url: home }),
        inLanguage: language,
        publisher: organization,
      },
      settings.parts.courses && {
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
            // Its dates and price are not known.
            hasCourseInstance: { '@type': 'CourseInstance', courseWorkload: duration },
          },
        })),
      },
    ].filter(Boolean),
  }
  // Texts must not end the script element, or open a comment in it.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
