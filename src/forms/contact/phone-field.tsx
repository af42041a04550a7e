import { useEffect, useRef, type ClipboardEvent, type ComponentProps, type FormEvent } from 'react'
import { announceInput } from '@/boot/drafts.ts'
import { PHONE_MAX_DIGITS, PHONE_MAX_LENGTH, PHONE_PATTERN } from '@/site/spec.ts'
import { TextField } from '@/ui/field.tsx'
import { digitsOf, maskPhone, nationalDigits } from './phone-mask.ts'

export function PhoneField(props: ComponentProps<typeof TextField>) {
  const ref = useRef<HTMLInputElement>(null)
  const lastValue = useRef('')

  useEffect(() => {
    const input = ref.current
    if (!input) return
    // Set here and not in the HTML, where the limit would cut off a long number typed before hydration.
    input.maxLength = PHONE_MAX_LENGTH
    if (input.value !== '') announceInput(input)
  }, [])

  const mask = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const edited = { value: input.value, caret: input.selectionStart ?? input.value.length }
    const { value, caret } = maskPhone(
      lastValue.current,
      edited,
      (nativeEvent as InputEvent).inputType,
    )
    lastValue.current = value
    if (input.value === value) return
    input.value = value
    // In Safari `setSelectionRange` would also focus the field.
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
  }

  // Without this handler the browser cuts a pasted number to maxLength before the mask sees the number.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const input = event.currentTarget
    const start = input.selectionStart ?? 0
    const end = input.selectionEnd ?? start
    const otherDigits = digitsOf(input.value.slice(0, start) + input.value.slice(end))
    const digits = nationalDigits(event.clipboardData.getData('text'))
    input.setRangeText(digits.slice(0, PHONE_MAX_DIGITS - otherDigits.length), start, end, 'end')
    announceInput(input)
  }

  return (
    <TextField
      {...props}
      ref={ref}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      pattern={PHONE_PATTERN}
      onPaste={paste}
      onInput={mask}
    />
  )
}
