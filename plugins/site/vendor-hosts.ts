import type { WebFolder } from '../../src/boot/head/trusted-types.ts'
import type { Tags } from '../../src/content/schema/site.ts'
import { STAND_IN_ID } from '../../src/site/services.ts'
import { googlePurpose, type Purpose } from '../../src/site/tags.ts'
import { embedOf } from '../markdown/embeds.ts'
import type { Site } from './site.ts'

/** What a vendor's code needs of the policy. `trustedTypes` are the policies that it creates. */
interface VendorHosts {
  /** Without that of the analytics, which has a setting of its own in the page. */
  scripts?: readonly WebFolder[]
  styles?: readonly string[]
  pictures?: readonly string[]
  media?: readonly string[]
  connections?: readonly string[]
  frames?: readonly string[]
  trustedTypes?: readonly string[]
}

const RECAPTCHA = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
] as const

const ADVERTISING = [
  'https://www.googleadservices.com/',
  'https://googleads.g.doubleclick.net/',
  'https://pagead2.googlesyndication.com/',
  'https://www.google.com/',
] as const
const ADVERTISING_CONNECTIONS = [
  ...ADVERTISING,
  'https://google.com/',
  'https://www.google.com.br/',
]

/** As developers.google.com/tag-platform/security/guides/csp lists them. */
const GOOGLE: Record<Purpose, VendorHosts> = {
  statistics: {
    pictures: ['https://*.google-analytics.com/'],
    connections: ['https://*.google-analytics.com/', 'https://*.analytics.google.com/'],
  },
  advertising: {
    scripts: ADVERTISING,
    pictures: ADVERTISING_CONNECTIONS,
    connections: ADVERTISING_CONNECTIONS,
    frames: ['https://www.googletagmanager.com/', 'https://td.doubleclick.net/'],
  },
}

const EVERY_GOOGLE_TAG: VendorHosts = {
  scripts: ['https://www.googletagmanager.com/'],
  pictures: ['https://www.googletagmanager.com/'],
  connections: ['https://www.googletagmanager.com/'],
  trustedTypes: ['goog#html'],
}

const META: VendorHosts = {
  scripts: ['https://connect.facebook.net/'],
  pictures: ['https://www.facebook.com/'],
  connections: ['https://www.facebook.com/', 'https://connect.facebook.net/'],
  trustedTypes: ['connect.facebook.net/fbevents'],
}

function otherHosts({ address, kind, hosts }: Tags['others'][number]): VendorHosts {
  const { origin, pathname } = new URL(address)
  const own = [origin, ...hosts]
  if (kind === 'picture') return { pictures: own }
  return { scripts: [(origin + pathname) as WebFolder], pictures: own, connections: own }
}

/** The style that Typebot's client puts into its shadow root. If an update changes it, a test names the new hash. */
const TYPEBOT_STYLE_HASH = "'sha256-+bSgUHq+3F5/NAjnSn9d0Mqu2ezUc/jk/DGsTf3tKcQ='"

function chatHosts({ apiHost }: Site['chatbot']): VendorHosts {
  return {
    styles: [TYPEBOT_STYLE_HASH],
    pictures: [apiHost],
    media: [apiHost],
    connections: [apiHost],
    // The name of its sanitizer's policy.
    trustedTypes: ['dompurify'],
  }
}

/** Umami Cloud's script sends visits to other hosts than its own (umami issue 4326). */
const COLLECTORS: Readonly<Record<string, readonly string[]>> = {
  'https://cloud.umami.is': ['https://gateway.umami.is', 'https://api-gateway.umami.dev'],
}

function embedHosts(files: Site['markdownFiles']): string[] {
  const embeds = files.flatMap(({ linked }) => linked).filter(({ kind }) => kind === 'embed')
  return embeds.flatMap(({ address }) => embedOf(address)?.host ?? [])
}

export function vendorHosts(site: Site): Required<VendorHosts> {
  const { analytics, captchaSiteKey, chatbot, mail, parts, tags } = site
  const all: VendorHosts[] = [{ connections: [mail.origin] }]
  if (parts.chatbot) all.push(chatHosts(chatbot))
  if (parts.analytics && analytics.src) {
    const { origin } = new URL(analytics.src)
    all.push({ connections: [origin, ...(COLLECTORS[origin] ?? [])] })
  }
  const forms = [site.contactFallbackUrl, site.newsletterUrl].filter((address) =>
    /^https?:/.test(address),
  )
  all.push({ connections: forms.map((address) => new URL(address).origin) })
  if (!['', STAND_IN_ID].includes(captchaSiteKey))
    all.push({ scripts: RECAPTCHA, connections: RECAPTCHA, frames: RECAPTCHA })
  all.push(...tags.others.map(otherHosts))
  if (tags.google) all.push(EVERY_GOOGLE_TAG, GOOGLE[googlePurpose(tags.google)])
  if (tags.meta) all.push(META)
  all.push({ frames: embedHosts(site.markdownFiles) })
  return {
    scripts: all.flatMap(({ scripts = [] }) => scripts),
    styles: all.flatMap(({ styles = [] }) => styles),
    pictures: all.flatMap(({ pictures = [] }) => pictures),
    media: all.flatMap(({ media = [] }) => media),
    connections: all.flatMap(({ connections = [] }) => connections),
    frames: all.flatMap(({ frames = [] }) => frames),
    trustedTypes: all.flatMap(({ trustedTypes = [] }) => trustedTypes),
  }
}
