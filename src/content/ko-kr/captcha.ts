import type { captchaTexts as Texts } from '../pt-br/captcha.ts'

export const captchaTexts: typeof Texts = {
  lang: 'ko-KR',
  missing: '로봇이 아님을 확인해 주십시오.',
  expired: '보안 확인이 만료되었습니다. 다시 확인해 주십시오.',
  failed:
    '보안 확인을 불러오지 못했습니다. 작성하신 내용은 그대로 있습니다. 다시 시도하시거나 다음 방법으로 연락해 주십시오: {whatsapp} 또는 {email}',
  offline:
    '인터넷에 연결되어 있지 않아 보안 확인을 불러올 수 없습니다. 작성하신 내용은 그대로 있습니다. 다시 시도하시거나 다음 방법으로 연락해 주십시오: {whatsapp} 또는 {email}',
  retry: '보안 확인 불러오기',
}
