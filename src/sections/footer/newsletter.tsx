import { footerTexts } from '@/texts/footer.ts'
import { formTexts } from '@/texts/forms.ts'
import { useFieldErrors } from '@/forms/use-field-errors.ts'
import { notice } from '@/toast/toast-store.ts'
import { NewsletterLine } from './newsletter-line.tsx'
import { OpenNewsletter } from './open-newsletter.tsx'

/** Not open yet, and says so: no request is made and nothing is kept. */
function ClosedNewsletter() {
  const { errors, onInvalidCapture, clearError } = useFieldErrors(formTexts)
  return (
    // Without its code "dialog" does nothing; any other method would put the address into the URL.
    <form
      method="dialog"
      onInvalidCapture={onInvalidCapture}
      onSubmit={(event) => {
        event.preventDefault()
        notice(footerTexts.newsletter.notOpen)
      }}
    >
      <NewsletterLine
        name="newsletter"
        error={errors['newsletter']}
        onChange={() => {
          clearError('newsletter')
        }}
      />
    </form>
  )
}

const isOpen = import.meta.env.NEWSLETTER_URL || import.meta.env.NEWSLETTER_TEMPLATE_ID

export const Newsletter = isOpen ? OpenNewsletter : ClosedNewsletter
