import { existsSync } from 'node:fs'
import path from 'node:path'
import { unescape } from 'node:querystring'
import type { Plugin } from 'vite'
import type { Env, parseEnv } from '../src/site/env.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../src/site/languages.ts'
import { matchesPath } from './hosting/path-pattern.ts'
import { hostedPages } from './hosting/rules.ts'
import { changedGuides, formerNames, readMade, staleParts } from './made.ts'
import { readTexts } from './texts/read-texts.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

interface ReportOptions {
  /** Whether wrong settings end a production build. Otherwise their defaults hold. */
  strict: boolean
}

/** One line for each service that only answers locally. */
export function localOnlyWarnings(env: Env): string[] {
  const warnings: string[] = []
  if (env.mail.origin === '')
    warnings.push(
      'E-mail: messages go to the local service. Set VITE_EMAILJS_ORIGIN=https://api.emailjs.com and the VITE_EMAILJS_* ids.',
    )
  if (env.chatbot.on && env.chatbot.apiHost === '')
    warnings.push(
      'Chatbot: conversations go to the local service. Set VITE_CHATBOT_API_HOST and VITE_CHATBOT_ID.',
    )
  else if (env.chatbot.on && env.chatbot.id === 'local')
    warnings.push('Chatbot: VITE_CHATBOT_ID is still that of the local service.')
  if (env.analytics.on && env.analytics.src === '')
    warnings.push(
      'Analytics: visits go to the local service. Set VITE_ANALYTICS_SRC and VITE_ANALYTICS_SITE_ID.',
    )
  else if (env.analytics.on && env.analytics.siteId === 'local')
    warnings.push('Analytics: VITE_ANALYTICS_SITE_ID is still that of the local service.')
  return warnings
}

/** What a Brazilian visitor has to be told: who answers for the site, and what becomes of the data. */
export function legalWarnings({ optional: { links } }: Env, companyName: string): string[] {
  if (companyName || links.privacy) return []
  return [
    'Law: the site names neither its company nor a privacy notice. Fill in src/content/pt-br/company.yml, and set the link "privacy" in src/content/site.yml.',
  ]
}

/** One line for each link of the settings to a path that is neither a page nor a public file. */
function lostLinks({ optional: { links, languages } }: Env, publicDir: string): string[] {
  const pages = hostedPages('', languages)
  return Object.entries(links)
    .filter(([, address]) => {
      const pathname = /^\/[^?#]*/.exec(address)?.[0]
      if (!pathname || pages.some((page) => matchesPath(page.path, pathname))) return false
      const file = path.join(publicDir, unescape(pathname))
      return !existsSync(pathname.endsWith('/') ? `${file}index.html` : file)
    })
    .map(
      ([link, address]) =>
        `The link "${link}" leads to ${address}, which the site does not have. Put the file into public/.`,
    )
}

/** Names every wrong or unknown setting, and in a build each service that only answers locally, each
 * link that leads nowhere and each part that bears another brand. */
export function settingsReport(
  { env, faults, unknown }: ReturnType<typeof parseEnv>,
  { strict }: ReportOptions,
): Plugin {
  return {
    name: 'settings-report',
    configResolved({ command, isProduction, logger, publicDir }) {
      for (const name of unknown)
        logger.warn(`Setting ${name} is unknown: see .env.example for the names.`)
      const production = command === 'build' && isProduction
      if (production && strict && faults.length > 0)
        throw new Error(['Wrong settings:', ...faults].join('\n'))
      for (const fault of faults) logger.error(`Setting ${fault} Its default holds.`)
      if (!production) return
      const made = readMade()
      const portuguese = readTexts(ROOT, DEFAULT_LANGUAGE, env)
      const warnings = [
        ...legalWarnings(env, portuguese.company.name),
        ...localOnlyWarnings(env),
        ...lostLinks(env, publicDir),
        ...staleParts(env, made),
        ...formerNames(
          env,
          made,
          LANGUAGES.map(({ value }) => [value, readTexts(ROOT, value, env).hero] as const),
        ),
        ...changedGuides(made, portuguese.materials.materials, publicDir),
      ]
      for (const warning of warnings) logger.warn(warning)
    },
  }
}
