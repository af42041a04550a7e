import { useTexts } from '@/settings/use-texts.ts'
import { cn } from '@/ui/cn.ts'
import { ContactLine } from './contact-line.tsx'

export function ContactFallback({ className }: { className?: string }) {
  const texts = useTexts('errors')
  return (
    <p lang={texts.lang} className={cn('failure note hidden no-script:block', className)}>
      <ContactLine text={texts.part} />
    </p>
  )
}
