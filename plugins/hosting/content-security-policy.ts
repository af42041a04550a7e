import { createHash } from 'node:crypto'
import { selectAll } from 'css-select'
import { DomUtils, parseDocument } from 'htmlparser2'
import { embedHosts } from '../markdown/embeds.ts'
import { vendorHosts } from '../settings/vendor-hosts.ts'
import type { Site } from '../site/site.ts'

/** Data scripts, such as JSON-LD, need no hash. */
const INLINE_SCRIPTS = 'script:not([src], [type$="json"])'

/** Typebot's client puts this style into its shadow root. If an update changes it, a test names the new hash. */
const TYPEBOT_STYLE_HASH = "'sha256-+bSgUHq+3F5/NAjnSn9d0Mqu2ezUc/jk/DGsTf3tKcQ='"

/** Umami Cloud receives visits at other hosts than its script's (umami issue 4326). */
const COLLECTORS: Readonly<Record<string, readonly string[]>> = {
  'https://cloud.umami.is': ['https://gateway.umami.is', 'https://api-gateway.umami.dev'],
}

export const UPGRADE = 'upgrade-insecure-requests'

function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** A policy's sources must not have a query or hash. */
function scriptSource(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

export function policyOf(directives: readonly (readonly (string | undefined)[])[]): string {
  return directives.map((directive) => [...new Set(directive)].filter(Boolean).join(' ')).join('; ')
}

/** All pages share one policy, because it stays in force when the router shows another page. */
export function contentSecurityPolicy(pages: readonly string[], site: Site): string {
  // Browsers read any end of a line as "\n".
  const documents = pages.map((html) => parseDocument(html.replaceAll(/\r\n?/g, '\n')))
  const hashesOf = (selector: string) =>
    documents
      .flatMap((page) => selectAll(selector, page))
      .map((element) => policyHash(DomUtils.textContent(element)))
  const { mail, chatbot, analytics, parts } = site
  const chat = parts.chatbot ? chatbot.apiHost : ''
  const script = parts.analytics && analytics.src ? scriptSource(analytics.src) : ''
  const counter = script && new URL(script).origin
  const collectors = COLLECTORS[counter] ?? []
  const vendors = vendorHosts(site)
  const frames = [...vendors.frames, ...embedHosts(site.markdownPages)]
  const forms = [site.contactFallbackUrl, site.newsletterUrl]
    .filter((address) => /^https?:/.test(address))
    .map((address) => new URL(address).origin)

  return policyOf([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashesOf(INLINE_SCRIPTS), script, ...vendors.scripts],
    ['style-src', "'self'"],
    ['style-src-elem', "'self'", ...hashesOf('style'), parts.chatbot ? TYPEBOT_STYLE_HASH : ''],
    // React prerenders style attributes. They are harmless without markup from strangers.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', chat, ...vendors.pictures],
    ['font-src', "'self'"],
    ['media-src', "'self'", chat],
    [
      'connect-src',
      "'self'",
      mail.origin,
      chat,
      counter,
      ...collectors,
      ...forms,
      ...vendors.asked,
    ],
    ['manifest-src', "'self'"],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['worker-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // Typebot's client names its sanitizer's policy `dompurify`.
    ['trusted-types', 'default', parts.chatbot ? 'dompurify' : '', ...vendors.types],
    [UPGRADE],
  ])
}

/** For plain HTTP, where browsers would load files of localhost or the local network over HTTPS. */
export function withoutUpgrade(policy: string): string {
  return policy.replace(`; ${UPGRADE}`, '')
}
