import type { WebFolder } from '../../src/boot/head/trusted-types.ts'
import { STAND_IN_ID } from '../../src/site/stand-in-id.ts'
import type { Settings } from './settings.ts'

/** The hosts of reCAPTCHA's code, frames and answers, as Google documents them. */
const RECAPTCHA_HOSTS = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
] as const

export function captchaHosts({ captchaSiteKey }: Settings): readonly WebFolder[] {
  return ['', STAND_IN_ID].includes(captchaSiteKey) ? [] : RECAPTCHA_HOSTS
}
