import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { ContactLine } from '@/links/contact-line.tsx'
import { useCopy } from '@/links/use-copy.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { Button } from '@/ui/button.tsx'
import { mailtoQuery, type Mailto } from './mailto.ts'
import type { MailFailure } from './send-mail.ts'
import { useTypedValues } from './use-typed.ts'

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

interface SendFailureProps {
  failure: MailFailure
  /** What to do after too many requests. */
  limited?: string
  formName: string
  toMailto: (typed: Readonly<Record<string, string>>) => Mailto
}

export function SendFailure({ failure, limited, formName, toMailto }: SendFailureProps) {
  const texts = useTexts('forms')
  const helps: Partial<Record<MailFailure['status'], string | undefined>> = {
    unanswered: texts.unanswered,
    limited,
  }
  const mailto = toMailto(useTypedValues(formName))
  return (
    <>
      <p ref={showInDialog} role="note" className="failure note">
        <ContactLine
          text={helps[failure.status] ?? texts.failureHelp}
          greeting={mailto.body}
          mailQuery={mailtoQuery(mailto)}
        />
      </p>
      {mailto.uncut && <CopyMessage text={mailto.uncut} />}
    </>
  )
}
