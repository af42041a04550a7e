import { loadScript } from '@/browser/load-script.ts'
import { withTimeout } from '@/browser/with-timeout.ts'
import { STAND_IN_ID } from '@/site/services.ts'
import { buildLanguage } from 'virtual:site'

const LOCAL_SCRIPT = '/__captcha/api.js'
const SCRIPT = `https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true&hl=${buildLanguage}`
const TIME_LIMIT_MS = 10_000

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

async function load(siteKey: string): Promise<Recaptcha> {
  await loadScript(siteKey === STAND_IN_ID ? LOCAL_SCRIPT : SCRIPT)
  const api = Reflect.get(window, 'grecaptcha') as Recaptcha
  await new Promise<void>((resolve) => api.ready(resolve))
  return api
}

export async function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  loading ??= withTimeout(load(siteKey), TIME_LIMIT_MS)
  try {
    return await loading
  } catch (error) {
    loading = undefined
    throw error
  }
}
