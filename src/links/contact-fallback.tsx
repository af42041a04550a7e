import { useTexts } from '@/settings/use-texts.ts'
import { cn } from '@/ui/cn.ts'
import { ContactLine } from './contact-line.tsx'

/** Served hidden, and shown where the page's code is missing. */
export function ContactFallback({ className }: { className?: string }) {
  const texts = useTexts('errors')
  return (
    <p hidden lang={texts.lang} className={cn('fallback failure note', className)}>
      <ContactLine text={texts.part} />
    </p>
  )
}
