import { useEffect, useRef, type ComponentProps, type FormEvent } from 'react'
import { saveDraft } from '@/boot/drafts.ts'
import { dispatchInput } from '@/browser/form-fields.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { PHONE_MAX_DIGITS, PHONE_MAX_LENGTH, PHONE_PATTERN } from '@/site/spec.ts'
import { interpolate } from '@/text/interpolate.ts'
import { TextField } from '@/ui/field.tsx'
import { siteConfig } from 'virtual:site'
import { digitsOf, formatPhone, maskPhone, nationalDigits } from './phone-mask.ts'

/** Writes as a visitor would, which keeps the browser's undo. Only `execCommand` does. */
function write(input: HTMLInputElement, text: string, start: number, end: number): void {
  // In Safari `setSelectionRange` would also focus the field.
  if (document.activeElement === input) {
    input.setSelectionRange(start, end)
    if (document.execCommand?.('insertText', false, text)) return
  }
  input.setRangeText(text, start, end, 'end')
  dispatchInput(input)
}

/** For a paste, a drop or a keyboard's suggestion, which the browser would cut to maxLength before the mask sees it. */
function insertWhole(event: InputEvent): void {
  const { data, cancelable, target: input } = event
  if (!data || data.length === 1 || !cancelable || !(input instanceof HTMLInputElement)) return
  event.preventDefault()
  const start = input.selectionStart ?? 0
  const end = input.selectionEnd ?? start
  const otherDigits = digitsOf(input.value.slice(0, start) + input.value.slice(end))
  const digits = nationalDigits(data).slice(0, PHONE_MAX_DIGITS - otherDigits.length)
  write(input, digits, start, end)
}

export function PhoneField(props: ComponentProps<typeof TextField>) {
  const texts = useTexts('forms')
  const ref = useRef<HTMLInputElement>(null)
  const lastValue = useRef('')

  useEffect(() => {
    const input = ref.current
    if (!input) return undefined
    // Set here and not in the HTML, where the limit would cut off a long number typed before hydration.
    input.maxLength = PHONE_MAX_LENGTH
    if (input.value !== '') {
      // Without an event, which would drop a press that waits for hydration.
      lastValue.current = maskPhone('', { value: input.value, caret: 0 }).value
      input.value = lastValue.current
      if (input.form) saveDraft(input.form)
    }
    // React's own `beforeinput` lacks pasted text in some browsers, and cannot be cancelled.
    input.addEventListener('beforeinput', insertWhole)
    return () => input.removeEventListener('beforeinput', insertWhole)
  }, [])

  const mask = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { isComposing, inputType } = nativeEvent as Partial<InputEvent>
    // The input method is not done with this text.
    if (isComposing) return
    if (inputType?.startsWith('history') && formatPhone(input.value) !== input.value) {
      document.execCommand(inputType === 'historyUndo' ? 'undo' : 'redo')
      return
    }
    const edited = { value: input.value, caret: input.selectionStart ?? input.value.length }
    const { value, caret } = maskPhone(lastValue.current, edited, inputType)
    lastValue.current = value
    if (input.value === value) return
    write(input, value, 0, input.value.length)
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
  }

  return (
    <TextField
      {...props}
      ref={ref}
      title={interpolate(texts.phoneInvalid, { email: siteConfig.email })}
      inputMode="numeric"
      pattern={PHONE_PATTERN}
      onInput={mask}
      onCompositionEnd={({ currentTarget }) => dispatchInput(currentTarget)}
    />
  )
}
