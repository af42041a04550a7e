import { createHash } from 'node:crypto'
import { selectAll } from 'css-select'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Site } from '../site/site.ts'
import { vendorHosts } from '../site/vendor-hosts.ts'

/** Data scripts, such as JSON-LD, need no hash. */
const INLINE_SCRIPTS = 'script:not([src], [type$="json"])'

export const UPGRADE = 'upgrade-insecure-requests'

function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
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
  const { analytics, parts } = site
  // A source must not have a query or hash.
  const counter = parts.analytics ? analytics.src.replace(/[?#].*/, '') : ''
  const vendors = vendorHosts(site)

  return policyOf([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashesOf(INLINE_SCRIPTS), counter, ...vendors.scripts],
    ['style-src', "'self'"],
    ['style-src-elem', "'self'", ...hashesOf('style'), ...vendors.styles],
    // React prerenders style attributes. They are harmless without markup from strangers.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...vendors.pictures],
    ['font-src', "'self'"],
    ['media-src', "'self'", ...vendors.media],
    ['connect-src', "'self'", ...vendors.connections],
    ['manifest-src', "'self'"],
    ['frame-src', ...(vendors.frames.length > 0 ? vendors.frames : ["'none'"])],
    ['worker-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', ...vendors.trustedTypes],
    [UPGRADE],
  ])
}

/** For plain HTTP, where browsers would load files of localhost or the local network over HTTPS. */
export function withoutUpgrade(policy: string): string {
  return policy.replace(`; ${UPGRADE}`, '')
}
