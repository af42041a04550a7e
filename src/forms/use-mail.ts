import { useCallback, useEffect, useRef, useState } from 'react'
import { SEND_NOT_BEFORE_MS } from '@/config/limits.ts'
import { isReloading } from '@/lib/reload-after-deploy.ts'
import { sendMail } from '@/mail/send-mail.ts'
import type { Mail, MailResult } from '@/mail/send-mail.ts'

/** Waits for the earliest moment at which a person can have filled in a form. */
async function untilSendable(): Promise<void> {
  const waitMs = SEND_NOT_BEFORE_MS - performance.now()
  if (waitMs > 0) await new Promise((resolve) => window.setTimeout(resolve, waitMs))
}

export type MailState = 'idle' | 'sending' | 'failed'

/**
 * The life of a form's mail: idle, sending, then idle again or failed. While one mail is being sent
 * another `send` is refused with `undefined`, however often the button is hit.
 */
export function useMail(): {
  state: MailState
  /** Sends that failed one after another. */
  failures: number
  send: (mail: Mail, captcha?: string) => Promise<MailResult | undefined>
} {
  const [state, setState] = useState<MailState>('idle')
  const [failures, setFailures] = useState(0)
  const sending = useRef(false)

  // Leaving now could lose the message: the browser asks, and only now. A reload for a new build
  // comes instead of the message, which is kept.
  useEffect(() => {
    if (state !== 'sending') return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
    }
  }, [state])

  const send = useCallback(async (mail: Mail, captcha?: string) => {
    if (sending.current) return undefined
    sending.current = true
    setState('sending')
    await untilSendable()
    const result = await sendMail(mail, captcha)
    sending.current = false
    const sent = result.status === 'sent'
    setState(sent ? 'idle' : 'failed')
    setFailures((count) => (sent ? 0 : count + 1))
    return result
  }, [])

  return { state, failures, send }
}
