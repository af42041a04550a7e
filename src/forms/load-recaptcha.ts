import { loadScript } from '@/browser/load-script.ts'
import { withTimeLimit } from '@/browser/with-time-limit.ts'
import { buildLanguage } from '@/config/build.ts'

const LOCAL_SCRIPT = '/__captcha/api.js'
const SCRIPT = `https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true&hl=${buildLanguage}`
const TIME_LIMIT_MS = 10_000

/** What the site uses of reCAPTCHA v2. */
export interface Recaptcha {
  ready: (then: () => void) => void
  render: (
    container: HTMLElement,
    options: {
      sitekey: string
      theme: 'light' | 'dark'
      size: 'normal' | 'compact'
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => number
  reset: (widget: number) => void
}

let loading: Promise<Recaptcha> | undefined

async function waitUntilReady(script: HTMLScriptElement): Promise<Recaptcha> {
  await loadScript(script)
  const api = Reflect.get(window, 'grecaptcha') as Recaptcha
  await new Promise<void>((resolve) => api.ready(resolve))
  return api
}

async function load(siteKey: string): Promise<Recaptcha> {
  const script = document.createElement('script')
  script.src = siteKey === 'local' ? LOCAL_SCRIPT : SCRIPT
  try {
    return await withTimeLimit(waitUntilReady(script), TIME_LIMIT_MS)
  } catch (error) {
    script.remove()
    loading = undefined
    throw error
  }
}

export function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  return (loading ??= load(siteKey))
}
