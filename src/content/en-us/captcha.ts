import type { captchaTexts as Texts } from '../pt-br/captcha.ts'

export const captchaTexts: typeof Texts = {
  lang: 'en-US',
  missing: "Confirm that you're not a robot.",
  expired: 'The verification expired. Please confirm again.',
  failed:
    "The verification didn't load. What you wrote is still here. Try again or contact us via {whatsapp} or {email}.",
  offline:
    "The verification can't load without a connection. What you wrote is still here. Try again or contact us via {whatsapp} or {email}.",
  retry: 'Load Verification',
}
