import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
/** Texts of the CAPTCHA, where the settings ask for one. */
export const captchaTexts = {
  lang: DEFAULT_LANGUAGE,
  missing: 'Confirme que você não é um robô.',
  expired: 'A confirmação expirou. Confirme de novo.',
  failed: 'A confirmação não abriu. O que você escreveu ficou aqui. Tente de novo ou fale por',
  offline:
    'Sem conexão, a confirmação não abre. O que você escreveu ficou aqui. Tente de novo ou fale por',
  retry: 'Abrir a confirmação',
}
