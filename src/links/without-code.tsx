import { cn } from '@/ui/cn.ts'
import { errorsTexts } from 'virtual:texts'
import { ContactLine } from './contact-line.tsx'

export function WithoutCode({ className }: { className?: string }) {
  return (
    <p lang={errorsTexts.lang} className={cn('failure note hidden without-code:block', className)}>
      <ContactLine text={errorsTexts.part} />
    </p>
  )
}
