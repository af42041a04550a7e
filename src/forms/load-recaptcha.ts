import { ownLanguage } from '@/config/build.ts'

const LOCAL_SCRIPT = '/__captcha/api.js'
const SCRIPT = `https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true&hl=${ownLanguage}`
const TIME_LIMIT_MS = 10_000

/** The part of reCAPTCHA's interface, version 2, that the site uses. */
export interface Recaptcha {
  ready: (then: () => void) => void
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      theme: 'light' | 'dark'
      size: 'normal' | 'compact'
      callback: (answer: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => number
  reset: (widget: number) => void
}

function isRecaptcha(value: unknown): value is Recaptcha {
  return typeof value === 'object' && value !== null && 'ready' in value
}

let loading: Promise<Recaptcha> | undefined

/** Adds reCAPTCHA's script to the page, once; after a failure it may be asked for again. */
export function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      window.clearTimeout(timer)
      loading = undefined
      script.remove()
      reject(new Error('reCAPTCHA did not load'))
    }
    const timer = window.setTimeout(fail, TIME_LIMIT_MS)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      const api: unknown = Reflect.get(window, 'grecaptcha')
      if (isRecaptcha(api)) {
        api.ready(() => {
          window.clearTimeout(timer)
          resolve(api)
        })
      } else fail()
    })
    script.src = siteKey === 'local' ? LOCAL_SCRIPT : SCRIPT
    document.head.append(script)
  })
  return loading
}
