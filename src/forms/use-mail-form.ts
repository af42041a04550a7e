import { useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { clearDraft, restoreDraft, textsOf } from '@/loading/drafts.ts'
import { preload } from '@/loading/preload.ts'
import { loadSdk, sendMail } from '@/mail/send-mail.ts'
import type { Mail, MailResult } from '@/mail/send-mail.ts'
import type { Captcha } from './captcha.tsx'
import { HONEYPOT_NAME } from './honeypot.tsx'
import { useOutbox } from './outbox.ts'
import type { Outbox } from './outbox.ts'
import { useFieldErrors } from './use-field-errors.ts'

interface MailFormOptions<Name extends string> {
  names: readonly Name[]
  /** The draft's name; without one nothing is kept. */
  draft: string | undefined
  outbox: Outbox
  captcha?: Captcha | undefined
}

/** A failed send, also for a person whose form-filler filled the honeypot. */
const TRAPPED: MailResult = { status: 'failed', reason: 'refused', detail: 'honeypot' }

function emptyTexts<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
}

function isTrapped(form: HTMLFormElement): boolean {
  return new FormData(form).get(HONEYPOT_NAME) !== ''
}

/** A form with uncontrolled fields that is sent as a mail (specification section 4). */
export function useMailForm<Name extends string>({
  names,
  draft,
  outbox,
  captcha,
}: MailFormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(() => emptyTexts(names))
  const { errors, setError, check, onInvalidCapture, clearErrors } = useFieldErrors()
  const state = useOutbox(outbox)

  useLayoutEffect(() => {
    if (!form.current) return
    restoreDraft(form.current)
    setTexts(textsOf<Name>(form.current))
    for (const control of form.current.elements) check(control)
  }, [check])

  return {
    ...state,
    errors,
    setError,
    texts,
    field: (name: Name) => ({ name, error: errors[name] }),
    formProps: {
      ref: form,
      // Before hydration any other method would put what was typed into the address.
      method: 'dialog' as const,
      'data-draft': draft,
      onInput: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
        outbox.begin()
        check(target as Element)
        setTexts(textsOf<Name>(currentTarget))
      },
      onInvalidCapture,
      onReset: () => {
        clearErrors()
        setTexts(emptyTexts(names))
      },
      onFocus: () => {
        if (draft) preload(loadSdk)
        captcha?.open()
      },
    },
    /** Gives nothing where another mail is being sent or the CAPTCHA has no answer. */
    submit: async (
      event: FormEvent<HTMLFormElement>,
      write: (texts: Record<Name, string>) => Mail | MailResult,
    ): Promise<MailResult | undefined> => {
      event.preventDefault()
      if (captcha?.requireAnswer() === false) return undefined
      const typed = textsOf<Name>(event.currentTarget)
      const written = isTrapped(event.currentTarget) ? TRAPPED : write(typed)
      const result = await outbox.send(async () =>
        'status' in written ? written : sendMail(written, captcha?.answer()),
      )
      if (result === undefined) return undefined
      captcha?.reset()
      if (draft && result.status === 'sent') clearDraft(draft, typed)
      return result
    },
  }
}
