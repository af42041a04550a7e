import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
/** Texts of the CAPTCHA, where the settings ask for one. */
export const captchaTexts = {
  lang: DEFAULT_LANGUAGE,
  missing: 'Confirme que você não é um robô.',
  expired: 'A verificação expirou. Confirme de novo.',
  failed:
    'A verificação não carregou. O que você escreveu continua aqui. Tente de novo ou fale por {whatsapp} ou {email}.',
  offline:
    'Sem conexão, a verificação não carrega. O que você escreveu continua aqui. Tente de novo ou fale por {whatsapp} ou {email}.',
  retry: 'Carregar a verificação',
}
