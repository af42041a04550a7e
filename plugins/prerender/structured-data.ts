import type { Env } from '../../src/config/env.ts'
import type { Dictionary } from '../../src/content/dictionary.ts'
import { fillDictionary } from '../texts/fill-dictionary.ts'
import { interpolateAll, withoutBreaks } from '../../src/lib/interpolate.ts'

export interface CourseTexts {
  heading: string
  courses: readonly { title: string; description: string }[]
}

/**
 * What the site tells search engines in JSON-LD: the company, the site and the courses, from the
 * settings and one language's texts alone, ready to stand in a script element. Addresses need `VITE_SITE_URL`.
 */
export function structuredData(env: Env, dictionary: Dictionary, own: CourseTexts): string {
  const { meta, courses: translated } = fillDictionary(dictionary, env)
  const courses = interpolateAll({ ...own, ...translated }, { brand: env.brandName })
  const home = `${env.siteUrl}${env.basePath}/`
  const organization = { '@id': `${home}#organization` }
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: env.brandName,
        ...(env.siteUrl && { url: home, logo: `${home}icons/icon-512.png` }),
        email: env.companyEmail,
        telephone: env.companyPhone,
        address: env.companyCity,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: env.brandName,
        description: meta.description,
        ...(env.siteUrl && { url: home }),
        inLanguage: meta.lang,
        publisher: organization,
      },
      {
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
    ],
  }
  // No text can end the script element, nor open a comment in it.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
