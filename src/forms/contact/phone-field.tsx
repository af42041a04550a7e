import { Maskito, maskitoTransform, type MaskitoOptions } from '@maskito/core'
import { useEffect, useRef, type ComponentProps } from 'react'
import { saveDraft } from '@/boot/drafts.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { PHONE_MAX_DIGITS, PHONE_MAX_LENGTH, PHONE_PATTERN } from '@/site/spec.ts'
import { interpolate } from '@/text/interpolate.ts'
import { TextField } from '@/ui/field.tsx'
import { siteConfig } from 'virtual:site'

const PHONE = Array.from('(00) 00000-0000', (char) => (char === '0' ? /\d/ : char))
/** How much of it shows, by the number of digits. From eight digits on it may be whole. */
const LENGTHS = [0, 2, 3, 6, 7, 8, 9, 11]

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

function dropCountryCode(text: string): string {
  return text.replace(/[^\d+]/g, '').replace(/^(\+55|0055|55(?=\d{10}))?0?/, '')
}

/** The contact form's mask (specification section 5). */
export const PHONE_MASK: MaskitoOptions = {
  mask: ({ value }) => PHONE.slice(0, LENGTHS[countDigits(value)]),
  preprocessors: [
    ({ elementState: { value, selection }, data }, action) => {
      let [from, to] = selection
      // Punctuation goes only with the digit beside it.
      const lastDigit = value.slice(0, to).search(/\d?\D*$/)
      const nextDigit = from + value.slice(from).search(/\d/)
      if (action === 'deleteBackward') from = Math.min(from, lastDigit)
      if (action === 'deleteForward') to = Math.max(to, nextDigit + 1)
      const isFilledIn = action === 'validation' && countDigits(value) > PHONE_MAX_DIGITS
      return {
        elementState: { value: isFilledIn ? dropCountryCode(value) : value, selection: [from, to] },
        data: data.length > 1 ? dropCountryCode(data) : data,
      }
    },
  ],
}

export function PhoneField(props: ComponentProps<typeof TextField>) {
  const texts = useTexts('forms')
  const ref = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const input = ref.current
    if (!input) return undefined
    // Set here and not in the HTML, where the limit would cut off a long number typed before hydration.
    input.maxLength = PHONE_MAX_LENGTH
    if (input.value !== '') {
      // Without an event, which would drop a press that waits for hydration.
      input.value = maskitoTransform(input.value, PHONE_MASK)
      if (input.form) saveDraft(input.form)
    }
    const mask = new Maskito(input, PHONE_MASK)
    return () => mask.destroy()
  }, [])

  return (
    <TextField
      {...props}
      ref={ref}
      title={interpolate(texts.phoneInvalid, { email: siteConfig.email })}
      inputMode="numeric"
      pattern={PHONE_PATTERN}
    />
  )
}
