import { useEffect, useRef, type ComponentProps, type FormEvent } from 'react'
import { announceInput } from '@/browser/form-fields.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { siteConfig } from '@/site/build-facts.ts'
import { PHONE_MAX_DIGITS, PHONE_MAX_LENGTH, PHONE_PATTERN } from '@/site/spec.ts'
import { interpolate } from '@/text/interpolate.ts'
import { TextField } from '@/ui/field.tsx'
import { digitsOf, maskPhone, nationalDigits } from './phone-mask.ts'

/** For a paste, a drop or a keyboard's suggestion, which the browser would cut to maxLength before the mask sees it. */
function insertWhole(event: InputEvent): void {
  const { data, cancelable, target: input } = event
  if (!data || data.length === 1 || !cancelable || !(input instanceof HTMLInputElement)) return
  event.preventDefault()
  const start = input.selectionStart ?? 0
  const end = input.selectionEnd ?? start
  const otherDigits = digitsOf(input.value.slice(0, start) + input.value.slice(end))
  const digits = nationalDigits(data).slice(0, PHONE_MAX_DIGITS - otherDigits.length)
  input.setRangeText(digits, start, end, 'end')
  announceInput(input)
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
    if (input.value !== '') announceInput(input)
    // React's own event of this name has neither cancelable pastes nor their text in every browser.
    input.addEventListener('beforeinput', insertWhole)
    return () => input.removeEventListener('beforeinput', insertWhole)
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

  return (
    <TextField
      {...props}
      ref={ref}
      title={interpolate(texts.phoneInvalid, { email: siteConfig.email })}
      inputMode="numeric"
      pattern={PHONE_PATTERN}
      onInput={mask}
    />
  )
}
