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
  /** Name under which what is typed is kept for this visit; nothing is where it has none. */
  draft: string | undefined
  outbox: Outbox
  captcha?: Captcha | undefined
}

/** To a program that fills in every field, as to a person whose browser does, it is a failed send. */
const TRAPPED: MailResult = { status: 'failed', reason: 'refused', detail: 'honeypot' }

function emptyTexts<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
}

function isTrapped(form: HTMLFormElement): boolean {
  return new FormData(form).get(HONEYPOT_NAME) !== ''
}

/**
 * A form that is sent as a mail (specification section 4). Its fields are the browser's own. Without
 * its code the method "dialog" does nothing; any other would put what was typed into the address.
 */
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
    /** What the fields hold, by their names. */
    texts,
    /** The props that tie a field to this form. */
    field: (name: Name) => ({ name, error: errors[name] }),
    formProps: {
      ref: form,
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
    /**
     * Sends what `write` makes of the fields' texts, unless it answers with a refusal of its own.
     * Gives nothing where another mail is being sent or the CAPTCHA has no answer.
     */
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
