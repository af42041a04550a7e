import { RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { ContactLine } from '@/components/site/contact-line.tsx'
import { captchaTexts } from '@/texts/captcha.ts'
import { reachUsTexts } from '@/texts/reach-us.ts'
import { dictionary } from '@/texts/dictionary.ts'
import { loadRecaptcha } from './load-recaptcha.ts'
import type { Recaptcha } from './load-recaptcha.ts'

export interface Captcha {
  element: ReactNode
  /** Loads and shows it, once; asked for when its form gets the focus. */
  open: () => void
  /** The visitor's answer, empty without one. */
  answer: () => string
  /** Whether there is an answer; where there is none it says so. */
  requireAnswer: () => boolean
  /** An answer serves once. */
  reset: () => void
}

type State = 'closed' | 'open' | 'missing' | 'expired' | 'failed' | 'offline'

function useRecaptcha(): Captcha {
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<{ api: Recaptcha; id: number }>(undefined)
  const answer = useRef('')
  const [state, setState] = useState<State>('closed')
  const failed = state === 'failed' || state === 'offline'

  const take = (given: string, next: State) => {
    answer.current = given
    setState(next)
  }
  const fail = () => {
    take('', navigator.onLine ? 'failed' : 'offline')
  }

  const load = async () => {
    setState('open')
    try {
      const api = await loadRecaptcha(import.meta.env.CAPTCHA_SITE_KEY)
      if (!place.current) return
      const id = api.render(place.current.appendChild(document.createElement('div')), {
        sitekey: import.meta.env.CAPTCHA_SITE_KEY,
        theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
        size: place.current.clientWidth < 304 ? 'compact' : 'normal',
        callback: (given) => {
          take(given, 'open')
        },
        'expired-callback': () => {
          take('', 'expired')
        },
        'error-callback': fail,
      })
      widget.current = { api, id }
    } catch {
      fail()
    }
  }
  const retry = () => {
    place.current?.replaceChildren()
    void load()
  }

  const element = (
    <div className="mt-6">
      <div ref={place} className="min-h-19.5" hidden={failed} />
      <p role="alert" className="text-sm font-medium text-danger">
        {state !== 'closed' && state !== 'open' && (
          <ContactLine
            text={captchaTexts[state]}
            whatsapp={reachUsTexts.whatsapp}
            greeting={dictionary.hero.greeting}
          />
        )}
      </p>
      {failed && (
        <Button variant="secondary" className="mt-4" onClick={retry} icon={<RotateCw />}>
          {captchaTexts.retry}
        </Button>
      )}
    </div>
  )

  return {
    element,
    open: () => {
      if (state === 'closed') void load()
    },
    answer: () => answer.current,
    requireAnswer: () => {
      if (answer.current === '' && !failed) setState('missing')
      return answer.current !== ''
    },
    reset: () => {
      answer.current = ''
      if (widget.current) widget.current.api.reset(widget.current.id)
    },
  }
}

/** The CAPTCHA of a form, where the settings ask for one. */
export const useCaptcha: () => Captcha | undefined = import.meta.env.CAPTCHA_SITE_KEY
  ? useRecaptcha
  : () => undefined
