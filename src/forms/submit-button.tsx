import { ArrowRight, LoaderCircle } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'

interface SubmitButtonProps {
  label: string
  sendingLabel: string
  sending: boolean
  /** Until then the button does not send: without its code the browser would. */
  ready: boolean
  className?: string
}

/** Sends a form; while it is being sent the button says so and cannot be hit again. */
export function SubmitButton({
  label,
  sendingLabel,
  sending,
  ready,
  className,
}: SubmitButtonProps) {
  return (
    <>
      <Button
        type={ready ? 'submit' : 'button'}
        disabled={sending}
        {...(className === undefined ? {} : { className })}
        icon={
          sending ? (
            <LoaderCircle size={20} strokeWidth={1.5} className="motion-safe:animate-spin" />
          ) : (
            <ArrowRight size={20} strokeWidth={1.5} />
          )
        }
      >
        {sending ? sendingLabel : label}
      </Button>
      {/* Inside the button it would not be announced: a button's content is its name. */}
      <span role="status" className="sr-only">
        {sending ? sendingLabel : ''}
      </span>
    </>
  )
}
