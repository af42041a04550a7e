import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { ContactLine } from '@/links/contact-line.tsx'
import { useCopy } from '@/links/use-copy.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { Button } from '@/ui/button.tsx'
import { mailtoQuery, type Mailto } from './mailto.ts'
import type { OutboxState } from './outbox.ts'
import type { MailFailure } from './send-mail.ts'
import { useTyped } from './use-typed.ts'

/** Only in a dialog, because on the page the visitor may be reading elsewhere. */
function showInDialog(failure: HTMLElement | null): void {
  if (failure?.closest('dialog')) failure.scrollIntoView({ block: 'nearest' })
}

function CopyMessage({ text }: { text: string }) {
  const forms = useTexts('forms')
  const button = useRef<HTMLButtonElement>(null)
  const { copy, label } = useCopy(
    text,
    () => button.current?.form?.querySelector('textarea')?.select(),
    forms.message,
  )
  return (
    <>
      <p className="note mt-4 mb-3">{forms.cut}</p>
      <Button ref={button} variant="secondary" icon={<Copy />} onClick={() => void copy()}>
        {label}
      </Button>
    </>
  )
}

interface FailureProps {
  failure: MailFailure
  draft: string
  toMailto: (typed: Readonly<Record<string, string>>) => Mailto
}

function Failure({ failure, draft, toMailto }: FailureProps) {
  const texts = useTexts('forms')
  const typed = useTyped(draft, JSON.stringify)
  const mailto = toMailto(JSON.parse(typed) as Record<string, string>)
  return (
    <>
      <p ref={showInDialog} role="note" className="failure note">
        <ContactLine
          text={
            failure.status === 'unanswered' ? texts.unanswered : (failure.help ?? texts.failureHelp)
          }
          greeting={mailto.body}
          mailQuery={mailtoQuery(mailto)}
        />
      </p>
      {mailto.uncut && <CopyMessage text={mailto.uncut} />}
    </>
  )
}

type SendFailureProps = Omit<FailureProps, 'failure'> & { state: OutboxState }

/** Offers to send what is typed in another way. */
export function SendFailure({ state, ...props }: SendFailureProps) {
  return state.status === 'failed' && <Failure failure={state.failure} {...props} />
}
