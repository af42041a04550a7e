import { useRef, useState } from 'react'
import { appliedTheme } from '@/boot/theme.ts'
import { loadRecaptcha } from '@/vendors/captcha/load-recaptcha.ts'
import { captchaSiteKey } from 'virtual:site'

const WIDGET_WIDTH_PX = 304

type State = 'closed' | 'open' | 'missing' | 'expired' | 'failed' | 'offline'

function useRecaptcha() {
  const container = useRef<HTMLDivElement>(null)
  const resetWidget = useRef<() => void>(undefined)
  const token = useRef('')
  const [state, setState] = useState<State>('closed')
  const failed = state === 'failed' || state === 'offline'

  const change = (newToken: string, next: State) => {
    token.current = newToken
    setState(next)
  }
  const fail = () => change('', navigator.onLine ? 'failed' : 'offline')

  const load = async () => {
    setState('open')
    try {
      const api = await loadRecaptcha(captchaSiteKey)
      if (!container.current) return
      // A new element each time, because reCAPTCHA accepts an element only once.
      const box = document.createElement('div')
      container.current.replaceChildren(box)
      const widget = api.render(box, {
        sitekey: captchaSiteKey,
        theme: appliedTheme(),
        size: box.clientWidth < WIDGET_WIDTH_PX ? 'compact' : 'normal',
        callback: (newToken) => change(newToken, 'open'),
        'expired-callback': () => change('', 'expired'),
        'error-callback': fail,
      })
      resetWidget.current = () => api.reset(widget)
    } catch {
      fail()
    }
  }
  const open = () => {
    if (state === 'closed') void load()
  }

  return {
    container,
    state,
    failed,
    open,
    retry: () => void load(),
    token: () => token.current,
    requireToken: () => {
      if (token.current !== '') return true
      // The CAPTCHA opens on focus, but a form may be sent without one if it was filled in before hydration.
      if (failed || state === 'closed') void load()
      if (!failed) setState('missing')
      return false
    },
    /** Called after each mail, because a token is accepted only once. */
    reset: () => {
      token.current = ''
      if (container.current) resetWidget.current?.()
    },
  }
}

export type Captcha = ReturnType<typeof useRecaptcha>

export const useCaptcha: () => Captcha | undefined = import.meta.env.CAPTCHA
  ? useRecaptcha
  : () => undefined
