import { useEffectEvent, useLayoutEffect, useRef, type FormEvent } from 'react'
import { clearDraft, controlsOf, restoreDraft, valuesOf, type FormControl } from '@/boot/drafts.ts'
import { useStore } from '@/browser/store.ts'
import { showToast, type NewToast } from '@/ui/toast/toast-store.ts'
import { HONEYPOT_NAME } from './honeypot.tsx'
import type { Mailto } from './mailto.ts'
import type { Outbox } from './outbox.ts'
import { preloadMailSdk, type MailResult } from './send-mail.ts'
import type { Captcha } from './use-captcha.ts'
import { useFieldErrors } from './use-field-errors.ts'

interface MailFormOptions<Name extends string> {
  draftName: string
  /** All fields of the mail. A field that the form does not show is sent empty. */
  fields: readonly Name[]
  outbox: Outbox
  captcha?: Captcha | undefined
  liveEmail?: boolean
  send: (values: Record<Name, string>, captchaToken?: string) => Promise<MailResult>
  toMailto?: (values: Record<Name, string>) => Mailto
  toasts: Record<'sent' | 'failed', NewToast>
  /** Begins the toast's text if the form is closed before the answer. */
  subject?: string
  onSent?: () => void
}

/** The failure is shown, because a password manager may have filled the honeypot. */
const HONEYPOT_FILLED: MailResult = { status: 'refused' }

/** Only a text area keeps its line breaks. No other field may bring control characters into a mail. */
function mailValue(form: HTMLFormElement, name: string, value = ''): string {
  if (form.elements.namedItem(name) instanceof HTMLTextAreaElement) return value
  return value.replace(/\p{Cc}+/gu, ' ').trim()
}

/** A form that is sent as a mail (specification section 4). Its fields are uncontrolled. */
export function useMailForm<Name extends string>({
  draftName,
  fields,
  outbox,
  captcha,
  liveEmail = false,
  send,
  toMailto,
  toasts,
  subject,
  onSent,
}: MailFormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const { errorText, check, onInvalidCapture, clearErrors } = useFieldErrors({ liveEmail })

  const checkFilled = useEffectEvent((element: HTMLFormElement) =>
    controlsOf(element)
      .filter(({ value }) => value !== '')
      .forEach(check),
  )
  useLayoutEffect(() => {
    if (!form.current) return
    restoreDraft(form.current)
    checkFilled(form.current)
  }, [])

  const submit = async (element: HTMLFormElement) => {
    if (captcha?.requireToken() === false) return
    const typed = valuesOf(element)
    const entries = fields.map((name) => [name, mailValue(element, name, typed[name])])
    const values = Object.fromEntries(entries) as Record<Name, string>
    const isRobot = Boolean(new FormData(element).get(HONEYPOT_NAME))
    const result = await outbox.send(
      async () => (isRobot ? HONEYPOT_FILLED : send(values, captcha?.token())),
      toMailto?.(values),
    )
    if (!result) return
    captcha?.reset()
    const withSubject = (content: NewToast): NewToast =>
      subject !== undefined && !element.isConnected
        ? { ...content, description: `${subject}: ${content.description}` }
        : content
    if (result.status !== 'sent') {
      showToast({ ...withSubject(toasts.failed), variant: 'destructive' })
      return
    }
    clearDraft(draftName, typed)
    showToast(withSubject(toasts.sent))
    onSent?.()
  }

  return {
    outboxState: useStore(outbox),
    field: (name: Name) => ({ name, error: errorText(name) }),
    formProps: {
      ref: form,
      // The default method, "get", would put the values into the address if sent before hydration.
      method: 'dialog' as const,
      'data-draft': draftName,
      onInput: ({ target }: FormEvent) => {
        outbox.clearSuccess()
        check(target as FormControl)
      },
      onInvalidCapture,
      onReset: clearErrors,
      onFocus: () => {
        preloadMailSdk()
        captcha?.open()
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
    },
  }
}
