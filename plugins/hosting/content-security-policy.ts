import type { WebFolder } from '../../src/boot/head/trusted-types.ts'
import type { Settings } from '../env.ts'

/** Hashes of what stands inline in the pages, as `sha256-…`. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * The one style that Typebot's client puts into its own shadow root. It is the same for every bot;
 * an update of the client may change it, and a test then names the new one.
 */
const TYPEBOT_STYLE_HASH = 'sha256-+bSgUHq+3F5/NAjnSn9d0Mqu2ezUc/jk/DGsTf3tKcQ='

/** Umami Cloud collects at another host than its script's; it moved in June 2026 (umami issue 4326). */
export const COLLECTORS: Readonly<Record<string, readonly string[]>> = {
  'https://cloud.umami.is': ['https://gateway.umami.is', 'https://api-gateway.umami.dev'],
}

/** Where reCAPTCHA's code, frames and answers come from, by Google's own account. */
const RECAPTCHA_HOSTS = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
] as const

/** reCAPTCHA's hosts where the settings ask for one; the embedded one needs none. */
export function captchaHosts({ captchaSiteKey }: Settings): readonly WebFolder[] {
  return ['', 'local'].includes(captchaSiteKey) ? [] : RECAPTCHA_HOSTS
}

export const UPGRADE = 'upgrade-insecure-requests'

/** A script's address as a source: without query and hash, which a policy must not have. */
function scriptSource(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** A policy of directives with their sources, each named once. */
export function policyOf(directives: readonly (readonly (string | undefined)[])[]): string {
  return directives.map((parts) => [...new Set(parts)].filter(Boolean).join(' ')).join('; ')
}

/**
 * The policy of every page. Hosts come from the settings; a service without one is the page's own
 * and needs none. One policy for all pages, because it stays when the router leads to another.
 */
export function contentSecurityPolicy(env: Settings, inline: InlineHashes): string {
  const mail = env.mail.origin
  const chat = env.chatbot.on ? env.chatbot.apiHost : ''
  const script = env.analytics.on && env.analytics.src ? scriptSource(env.analytics.src) : ''
  const counter = script && new URL(script).origin
  const collectors = COLLECTORS[counter] ?? []
  const captcha = captchaHosts(env)
  const formServices = [env.contactFallbackUrl, env.newsletterUrl]
    .filter((address) => /^https?:/.test(address))
    .map((address) => new URL(address).origin)
  const hashes = (values: readonly string[]) => values.map((hash) => `'${hash}'`)
  const styles = env.chatbot.on ? [...inline.styles, TYPEBOT_STYLE_HASH] : inline.styles

  return policyOf([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(inline.scripts), script, ...captcha],
    ['style-src', "'self'"],
    ['style-src-elem', "'self'", ...hashes(styles)],
    // React prerenders style attributes. They can change the look of a page that is open to markup
    // from others, which this one is not.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', chat],
    ['font-src', "'self'"],
    ['media-src', "'self'", chat],
    ['connect-src', "'self'", mail, chat, counter, ...collectors, ...formServices, ...captcha],
    ['manifest-src', "'self'"],
    ['frame-src', ...(captcha.length > 0 ? captcha : ["'none'"])],
    ['worker-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // The second name is that of the sanitizer in Typebot's client.
    ['trusted-types', 'default', env.chatbot.on ? 'dompurify' : ''],
    [UPGRADE],
  ])
}

/**
 * The same policy for a server without encryption. Safari would load the files of a page at
 * http://localhost over https, and so would every browser at an address of the local network.
 */
export function withoutUpgrade(policy: string): string {
  return policy.replace(`; ${UPGRADE}`, '')
}
