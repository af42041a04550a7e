import type { ReactNode } from 'react'
import { ContactLine } from '@/components/site/contact-line.tsx'
import { errorTexts } from '@/texts/errors.ts'

interface UnderHeaderProps {
  lang: string
  children: ReactNode
}

export function UnderHeader({ lang, children }: UnderHeaderProps) {
  return (
    <div className="floating fixed inset-x-0 top-(--header) z-toast border-0">
      <p lang={lang} role="alert" className="note page py-6">
        {children}
      </p>
    </div>
  )
}

export function PartFailure() {
  return (
    <UnderHeader lang={errorTexts.lang}>
      <ContactLine text={errorTexts.part} />
    </UnderHeader>
  )
}
