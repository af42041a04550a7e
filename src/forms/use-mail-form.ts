import { useEffectEvent, useLayoutEffect, useRef, type FormEvent } from 'react'
import { clearDraft, restoreDraft } from '@/boot/drafts.ts'
import { controlsOf, valuesOf } from '@/browser/form-fields.ts'
import { useStore } from '@/browser/store.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { showToast, type NewToast } from '@/ui/toast/toast-store.ts'
import { HONEYPOT_NAME } from './honeypot.tsx'
import { outboxOf, type OutboxState } from './outbox.ts'
import type { MailResult } from './send-mail.ts'
import type { Captcha } from './use-captcha.ts'
import { useFieldErrors } from './use-field-errors.ts'

interface MailFormOptions<Name extends string> {
  /** Of the form's draft and outbox. */
  name: string
  /** Every field of the mail. Those that the form does not show are sent empty. */
  fields: readonly Name[]
  captcha?: Captcha | undefined
  liveEmail?: boolean
  send: (values: Record<Name, string>, captchaToken?: string) => Promise<MailResult>
  toasts: Record<'sent' | 'failed', NewToast>
  /** Names the form in the toast if it is closed before the answer comes. */
  title?: string
  onSent?: (form: HTMLFormElement) => void
}

/** Only a text area keeps its line breaks. No other field may bring control characters into a mail. */
function mailValue(form: HTMLFormElement, name: string, value = ''): string {
  if (form.elements.namedItem(name) instanceof HTMLTextAreaElement) return value
  return value.replace(/\p{Cc}+/gu, ' ').trim()
}

/** A form that is sent as a mail (specification section 4). Its fields are uncontrolled. */
export function useMailForm<Name extends string>(options: MailFormOptions<Name>) {
  const { captcha, liveEmail = false } = options
  const texts = useTexts('forms')
  const form = useRef<HTMLFormElement>(null)
  const errors = useFieldErrors({ liveEmail })
  const outbox = outboxOf(options.name)

  const restore = useEffectEvent((element: HTMLFormElement) => {
    restoreDraft(element)
    for (const control of controlsOf(element)) if (control.value !== '') errors.check(control)
  })
  useLayoutEffect(() => {
    if (form.current) restore(form.current)
  }, [])

  const tell = (element: HTMLFormElement, toast: NewToast, more = '') => {
    const isOpen = element.isConnected && element.closest('dialog')?.open !== false
    const about = options.title && !isOpen ? `${options.title}:` : ''
    const description = [about, toast.description, more].filter(Boolean).join(' ')
    showToast({ ...toast, description })
  }

  const submit = async (element: HTMLFormElement) => {
    if (captcha?.requireToken() === false) return
    const typed = valuesOf(element)
    const values = Object.fromEntries(
      options.fields.map((name) => [name, mailValue(element, name, typed[name])]),
    ) as Record<Name, string>
    const isRobot = Boolean(new FormData(element).get(HONEYPOT_NAME))
    const result = await outbox.send(
      values,
      // The visitor sees a failure, because a password manager may have filled the honeypot.
      async () => (isRobot ? { status: 'refused' } : options.send(values, captcha?.token())),
    )
    if (!result) return
    captcha?.reset()
    if (result.status !== 'sent') {
      tell(element, { ...options.toasts.failed, variant: 'destructive' })
      return
    }
    const isChanged = clearDraft(options.name, typed)
    if (isChanged) outbox.clearSuccess()
    tell(element, options.toasts.sent, isChanged ? interpolate(texts.sentBefore, values) : '')
    options.onSent?.(element)
  }

  // An outbox has the mails of this form alone.
  const state = useStore(outbox) as OutboxState<Name>
  return {
    state,
    sending: state.status === 'sending',
    captcha,
    field: (name: Name) => errors.field(name),
    formProps: {
      ...errors.formProps,
      ref: form,
      // The default method, "get", would put the values into the address if sent before hydration.
      method: 'dialog' as const,
      'data-draft': options.name,
      onInput: (event: FormEvent) => {
        outbox.clearSuccess()
        errors.formProps.onInput(event)
      },
      onFocus: captcha?.open,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
    },
  }
}
