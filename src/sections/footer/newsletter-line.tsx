import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { footerTexts } from '@/texts/footer.ts'
import { formTexts } from '@/texts/forms.ts'

type NewsletterLineProps = ComponentProps<'input'> & {
  error: string | undefined
  sending?: boolean
}

/** Heading, address and button of the newsletter, on one rule. */
export function NewsletterLine({ error, sending = false, ...input }: NewsletterLineProps) {
  const { heading, label, submit } = footerTexts.newsletter
  const id = useId()
  return (
    <>
      <h2 className="mb-2 text-sm font-medium">
        <label htmlFor={id}>{heading}</label>
      </h2>
      <div className="flex items-center border-b-[1.5px] border-line-2 transition-colors duration-fast focus-within:border-accent focus-within:shadow-[0_1.5px_0_var(--accent)]">
        <input
          id={id}
          type="email"
          required
          autoComplete="email"
          aria-label={`${heading}: ${label}`}
          placeholder={label}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          {...input}
          className="min-h-13 min-w-0 flex-1 bg-transparent text-md outline-hidden placeholder:text-fg-3"
        />
        <button
          type="submit"
          disabled={sending}
          className="group/button inline-flex min-h-13 items-center gap-2.5 pl-4 text-md font-medium hover:text-accent disabled:text-fg-2"
        >
          {sending ? formTexts.sending : submit}
          <ArrowRight
            aria-hidden="true"
            size={22}
            strokeWidth={1.5}
            className="transition-transform duration-base ease-house group-hover/button:[translate:3px]"
          />
        </button>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="mt-2 text-sm font-medium text-danger">
        {error}
      </p>
    </>
  )
}
