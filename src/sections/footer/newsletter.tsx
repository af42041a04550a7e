import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { FormEvent } from 'react'
import { footerTexts } from '@/content/sections/footer.ts'
import { formTexts } from '@/content/sections/forms.ts'
import { useFieldErrors } from '@/forms/use-field-errors.ts'
import { notice } from '@/toast/toast-store.ts'

/** Not open yet, and says so: no request is made and nothing is kept. */
export function Newsletter() {
  const { heading, label, submit, notOpen } = footerTexts.newsletter
  const id = useId()
  const { errors, onInvalidCapture, clearError } = useFieldErrors(formTexts)
  const error = errors['newsletter']

  const answer = (event: FormEvent) => {
    event.preventDefault()
    notice(notOpen)
  }

  return (
    // Without its code "dialog" does nothing; any other method would put the address into the URL.
    <form method="dialog" onSubmit={answer} onInvalidCapture={onInvalidCapture}>
      <h2 className="mb-2 text-sm font-medium">
        <label htmlFor={id}>{heading}</label>
      </h2>
      <div className="flex items-center border-b-[1.5px] border-line-2 transition-colors duration-fast focus-within:border-accent focus-within:shadow-[0_1.5px_0_var(--accent)]">
        <input
          id={id}
          type="email"
          name="newsletter"
          required
          autoComplete="email"
          aria-label={`${heading}: ${label}`}
          placeholder={label}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={() => {
            clearError('newsletter')
          }}
          className="min-h-13 min-w-0 flex-1 bg-transparent text-md outline-hidden placeholder:text-fg-3"
        />
        <button
          type="submit"
          className="group/button inline-flex min-h-13 items-center gap-2.5 pl-4 text-md font-medium hover:text-accent"
        >
          {submit}
          <ArrowRight
            aria-hidden="true"
            size={22}
            strokeWidth={1.5}
            className="transition-transform duration-base ease-house group-hover/button:translate-x-[3px]"
          />
        </button>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="mt-2 text-sm font-medium text-danger">
        {error}
      </p>
    </form>
  )
}
