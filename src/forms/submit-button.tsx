import { ArrowRight, LoaderCircle } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { formTexts } from '@/texts/forms.ts'

interface SubmitButtonProps {
  label: string
  sending: boolean
  className?: string
}

export function SubmitButton({ label, sending, className }: SubmitButtonProps) {
  return (
    <>
      <Button
        type="submit"
        disabled={sending}
        {...(className === undefined ? {} : { className })}
        icon={sending ? <LoaderCircle className="motion-safe:animate-spin" /> : <ArrowRight />}
      >
        {sending ? formTexts.sending : label}
      </Button>
      {/* Inside the button it would not be announced: a button's content is its name. */}
      <span role="status" className="sr-only">
        {sending ? formTexts.sending : ''}
      </span>
    </>
  )
}
