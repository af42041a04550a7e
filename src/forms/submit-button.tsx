import { ArrowRight, LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { formTexts } from '@/texts/forms.ts'

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'variant'> {
  label: string
  sending: boolean
}

export function SubmitButton({ label, sending, ...props }: SubmitButtonProps) {
  return (
    <>
      <Button
        {...props}
        type="submit"
        disabled={sending}
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
