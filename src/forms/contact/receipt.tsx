import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ContactLine } from '@/links/contact-line.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { cn } from '@/ui/cn.ts'
import { siteConfig } from 'virtual:site'
import type { ContactMessage } from './contact-message.ts'

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'grid grid-cols-[5rem_1fr] gap-x-4 border-t py-2.5',
        'sm:grid-cols-[var(--label-width)_1fr]',
      )}
    >
      <dt className="font-medium">{label}</dt> <dd className="min-w-0 text-fg-2">{children}</dd>
    </div>
  )
}

export function Receipt({ sent }: { sent: Readonly<ContactMessage> }) {
  const texts = useTexts('contact').form
  const { title, from, to, reply, within, hurry } = texts.receipt
  return (
    <div className="mt-5 mb-small border-y-2 border-fg text-sm">
      <p className="display-type flex items-center justify-between gap-3 py-3 text-lg">
        <span>{title}</span> <CircleCheck size={26} className="shrink-0 text-primary" />
      </p>
      <dl>
        <Row label={from}>{`${sent.name}, ${sent.email}`}</Row>
        <Row label={to}>{`${siteConfig.brand}, ${siteConfig.email}`}</Row>
        <Row label={texts.message}>
          <span className="line-clamp-3 whitespace-pre-line">{sent.message}</span>
        </Row>
        <Row label={reply}>
          <span>{within}</span> <ContactLine text={hurry} />
        </Row>
      </dl>
    </div>
  )
}
