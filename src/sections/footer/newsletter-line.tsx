import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { footerTexts } from '@/texts/footer.ts'
import { formTexts } from '@/texts/forms.ts'
import './newsletter-line.css'

type NewsletterLineProps = ComponentProps<'input'> & {
  error: string | undefined
  sending?: boolean
}

/** Heading, address and button of the newsletter, on one rule. */
export function NewsletterLine({ error, sending = false, ...input }: NewsletterLineProps) {
  const { heading, label, fieldName, submit } = footerTexts.newsletter
  const id = useId()
  return (
    <>
      <h2 className="mb-2 text-sm font-medium">
        <label htmlFor={id}>{heading}</label>
      </h2>
      <div className="newsletter-line">
        <input
          id={id}
          type="email"
          required
          autoComplete="email"
          aria-label={fieldName}
          placeholder={label}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          {...input}
        />
        <button type="submit" disabled={sending} className="newsletter-submit">
          {sending ? formTexts.sending : submit}
          <ArrowRight aria-hidden="true" size={22} strokeWidth={1.5} />
        </button>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="mt-2 text-sm font-medium text-danger">
        {error}
      </p>
    </>
  )
}
