import { useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useStore } from '@/browser/store.ts'
import { clearDraft, restoreDraft, textsOf } from '@/loading/drafts.ts'
import { preload } from '@/loading/preload.ts'
import { loadSdk, sendMail } from '@/mail/send-mail.ts'
import type { Mail, MailResult } from '@/mail/send-mail.ts'
import { toast } from '@/toast/toast-store.ts'
import type { NewToast } from '@/toast/toast-store.ts'
import type { Captcha } from './captcha.tsx'
import { HONEYPOT_NAME } from './honeypot.tsx'
import type { Outbox } from './outbox.ts'
import { useFieldErrors } from './use-field-errors.ts'
import type { Control } from './use-field-errors.ts'

interface MailFormOptions<Name extends string> {
  names: readonly Name[]
  /** The draft's name; without one nothing is kept. */
  draft: string | undefined
  outbox: Outbox
  captcha?: Captcha | undefined
  write: (texts: Record<Name, string>) => Mail | MailResult
  toasts: Record<MailResult['status'], NewToast>
  onSent?: () => void
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
  write,
  toasts,
  onSent,
}: MailFormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(() => emptyTexts(names))
  const { errors, setError, check, onInvalidCapture, clearErrors } = useFieldErrors()
  const state = useStore(outbox)

  useLayoutEffect(() => {
    if (!form.current) return
    restoreDraft(form.current)
    const restored = textsOf<Name>(form.current)
    // As a rule nothing was typed, and a second rendering of the form is spared.
    if (Object.values(restored).some(Boolean)) setTexts(restored)
    for (const control of form.current.elements) check(control as Control)
  }, [check])

  const send = async (element: HTMLFormElement) => {
    if (captcha?.requireAnswer() === false) return
    const typed = textsOf<Name>(element)
    const written = isTrapped(element) ? TRAPPED : write(typed)
    const result = await outbox.send(async () =>
      'status' in written ? written : sendMail(written, captcha?.answer()),
    )
    if (!result) return
    captcha?.reset()
    if (result.status === 'failed') {
      toast({ ...toasts.failed, variant: 'destructive' })
      return
    }
    if (draft) clearDraft(draft, typed)
    toast(toasts.sent)
    onSent?.()
  }

  return {
    ...state,
    form,
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
        check(target as Control)
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
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      },
    },
  }
}
