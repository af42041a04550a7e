import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { useStore } from '@/browser/store.ts'
import { clearDraft, fieldsOf, restoreDraft, valuesOf, type Field } from '@/loading/drafts.ts'
import { preload } from '@/loading/preload.ts'
import type { MailResult } from '@/mail/mail-result.ts'
import { loadSdk, sendMail, type Mail } from '@/mail/send-mail.ts'
import { toast, type NewToast } from '@/toast/toast-store.ts'
import type { Captcha } from './use-captcha.tsx'
import { HONEYPOT_NAME } from './honeypot.tsx'
import type { Outbox } from './outbox.ts'
import { useFieldErrors } from './use-field-errors.ts'

interface MailFormOptions<Name extends string> {
  names: readonly Name[]
  /** Typed values are kept under this name. */
  draftName: string
  outbox: Outbox
  captcha?: Captcha | undefined
  write: (values: Record<Name, string>) => Mail | MailResult
  toasts: Record<MailResult['status'], NewToast>
  onSent?: () => void
}

/** Shown as a failed send: a person's form filler may have filled the honeypot. */
const TRAPPED: MailResult = { status: 'failed', reason: 'refused', detail: 'honeypot' }

function emptyValues<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
}

function isTrapped(form: HTMLFormElement): boolean {
  return new FormData(form).get(HONEYPOT_NAME) !== ''
}

/** State and handlers of a form with uncontrolled fields that is sent as a mail (specification section 4). */
export function useMailForm<Name extends string>({
  names,
  draftName,
  outbox,
  captcha,
  write,
  toasts,
  onSent,
}: MailFormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => emptyValues(names))
  const { errors, setError, check, onInvalidCapture, clearErrors } = useFieldErrors()
  const state = useStore(outbox)

  useLayoutEffect(() => {
    if (!form.current) return
    restoreDraft(form.current)
    const restored = valuesOf<Name>(form.current)
    // Usually nothing was typed, and the form need not render again.
    if (Object.values(restored).some(Boolean)) setValues(restored)
    fieldsOf(form.current).forEach(check)
  }, [check])

  const send = async (element: HTMLFormElement) => {
    if (captcha?.requireToken() === false) return
    const typed = valuesOf<Name>(element)
    const written = isTrapped(element) ? TRAPPED : write(typed)
    const result = await outbox.send(async () =>
      'status' in written ? written : sendMail(written, captcha?.token()),
    )
    if (!result) return
    captcha?.reset()
    if (result.status === 'failed') {
      toast({ ...toasts.failed, variant: 'destructive' })
      return
    }
    clearDraft(draftName, typed)
    toast(toasts.sent)
    onSent?.()
  }

  return {
    ...state,
    form,
    errors,
    setError,
    values,
    field: (name: Name) => ({ name, error: errors[name] }),
    formProps: {
      ref: form,
      // Before hydration "get" would put the typed values into the address.
      method: 'dialog' as const,
      'data-draft': draftName,
      onInput: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
        outbox.begin()
        check(target as Field)
        setValues(valuesOf<Name>(currentTarget))
      },
      onInvalidCapture,
      onReset: () => {
        clearErrors()
        setValues(emptyValues(names))
      },
      onFocus: () => {
        preload(loadSdk)
        captcha?.open()
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      },
    },
  }
}
