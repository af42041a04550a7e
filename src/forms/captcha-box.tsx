import { RotateCw } from 'lucide-react'
import { ContactLine } from '@/links/contact-line.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { Button } from '@/ui/button.tsx'
import type { Captcha } from './use-captcha.ts'

export function CaptchaBox({ captcha: { container, state, failed, retry } }: { captcha: Captcha }) {
  const texts = useTexts('captcha')
  return (
    <div className="mt-6">
      <div ref={container} className="min-h-19.5" hidden={failed} />
      <p role="alert" className="text-sm font-medium text-danger">
        {state !== 'closed' && state !== 'open' && <ContactLine text={texts[state]} />}
      </p>
      {failed && (
        <Button variant="secondary" className="mt-4" onClick={retry} icon={<RotateCw />}>
          {texts.retry}
        </Button>
      )}
    </div>
  )
}
