import type { WebFolder } from '../../src/boot/head/trusted-types.ts'
import { STAND_IN_ID } from '../../src/site/stand-in-id.ts'
import { googlePurpose, type Purpose, type Tags } from '../../src/site/tags.ts'
import type { Settings } from './settings.ts'

/** What a vendor's code needs of the policy. `types` are the Trusted Types policies that it creates. */
interface VendorHosts {
  scripts?: readonly WebFolder[]
  pictures?: readonly string[]
  asked?: readonly string[]
  frames?: readonly string[]
  types?: readonly string[]
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
const ADVERTISING_ASKED = [...ADVERTISING, 'https://google.com/', 'https://www.google.com.br/']

/** As developers.google.com/tag-platform/security/guides/csp lists them. */
const GOOGLE: Record<Purpose, VendorHosts> = {
  statistics: {
    pictures: ['https://*.google-analytics.com/'],
    asked: ['https://*.google-analytics.com/', 'https://*.analytics.google.com/'],
  },
  advertising: {
    scripts: ADVERTISING,
    pictures: ADVERTISING_ASKED,
    asked: ADVERTISING_ASKED,
    frames: ['https://www.googletagmanager.com/', 'https://td.doubleclick.net/'],
  },
}

const EVERY_GOOGLE_TAG: VendorHosts = {
  scripts: ['https://www.googletagmanager.com/'],
  pictures: ['https://www.googletagmanager.com/'],
  asked: ['https://www.googletagmanager.com/'],
  types: ['goog#html'],
}

const META: VendorHosts = {
  scripts: ['https://connect.facebook.net/'],
  pictures: ['https://www.facebook.com/'],
  asked: ['https://www.facebook.com/', 'https://connect.facebook.net/'],
  types: ['connect.facebook.net/fbevents'],
}

function otherHosts({ address, kind, hosts }: Tags['others'][number]): VendorHosts {
  const { origin, pathname } = new URL(address)
  const own = [origin, ...hosts]
  if (kind === 'picture') return { pictures: own }
  return { scripts: [(origin + pathname) as WebFolder], pictures: own, asked: own }
}

export function vendorHosts({ captchaSiteKey, tags }: Settings): Required<VendorHosts> {
  const { google, meta, others } = tags
  const all = others.map(otherHosts)
  if (!['', STAND_IN_ID].includes(captchaSiteKey))
    all.unshift({ scripts: RECAPTCHA, asked: RECAPTCHA, frames: RECAPTCHA })
  if (google) all.push(EVERY_GOOGLE_TAG, GOOGLE[googlePurpose(google)])
  if (meta) all.push(META)
  return {
    scripts: all.flatMap(({ scripts = [] }) => scripts),
    pictures: all.flatMap(({ pictures = [] }) => pictures),
    asked: all.flatMap(({ asked = [] }) => asked),
    frames: all.flatMap(({ frames = [] }) => frames),
    types: all.flatMap(({ types = [] }) => types),
  }
}
