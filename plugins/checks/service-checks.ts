import { existsSync } from 'node:fs'
import path from 'node:path'
import { unescape } from 'node:querystring'
import { hostedPages, matchesPath } from '../hosting/rules.ts'
import type { Checked } from './checks.ts'

/** What of the settings says which services there are: no host has the embedded ones. */
type WithServices = Pick<Checked, 'env'>

export function mail({ env }: WithServices): string[] {
  if (env.mail.origin) return []
  return ['Messages reach nobody. Set VITE_EMAILJS_ORIGIN and its ids: docs/deploy.md.']
}

export function chat({ env: { chatbot } }: WithServices): string[] {
  if (!chatbot.on || (chatbot.apiHost && chatbot.id !== 'local')) return []
  const name = chatbot.apiHost ? 'VITE_CHATBOT_ID' : 'VITE_CHATBOT_API_HOST and VITE_CHATBOT_ID'
  return [`Nobody answers in the chat. Set ${name}, or VITE_CHATBOT=off.`]
}

export function visits({ env: { analytics } }: WithServices): string[] {
  if (!analytics.on || (analytics.src && analytics.siteId !== 'local')) return []
  const name = analytics.src
    ? 'VITE_ANALYTICS_SITE_ID'
    : 'VITE_ANALYTICS_SRC and VITE_ANALYTICS_SITE_ID'
  return [`Nobody counts visits. Set ${name}, or VITE_ANALYTICS=off.`]
}

/** A line for each link of the settings to a path that is neither a page nor a public file. */
export function lostLinks({ env, publicDir }: Checked): string[] {
  const { links } = env.optional
  const pages = hostedPages({ ...env, basePath: '' })
  return Object.entries(links)
    .filter(([, address]) => {
      const pathname = /^\/[^?#]*/.exec(address)?.[0]
      if (!pathname || pages.some((page) => matchesPath(page.path, pathname))) return false
      const file = path.join(publicDir, unescape(pathname))
      return !existsSync(pathname.endsWith('/') ? `${file}index.html` : file)
    })
    .map(([link, address]) => `links.${link} leads to ${address}, which is not in public/.`)
}
