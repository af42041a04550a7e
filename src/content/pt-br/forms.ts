import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
/** Texts that the site's forms share (specification sections 4, 5 and 8). */
export const formTexts = {
  lang: DEFAULT_LANGUAGE,
  optional: 'opcional',
  sending: 'Enviando...',
  emailInvalid: 'Digite um e-mail válido.',
  required: 'Preencha este campo.',
  tooLong: 'Use no máximo {limit} caracteres. Agora são {length}.',
  phoneInvalid: 'Digite um número de celular no formato (11) 91234-5678.',
  contactSent: { title: 'Mensagem enviada!', description: 'Entraremos em contato em breve.' },
  contactFailed: { title: 'Erro ao enviar mensagem', description: 'Tente novamente mais tarde.' },
  linkSent: {
    title: 'Link enviado!',
    description: 'Verifique sua caixa de entrada para acessar o material.',
  },
  linkFailed: { title: 'Erro ao enviar link', description: 'Tente novamente mais tarde.' },
  mailSubject: 'Mensagem de {name} pelo site',
  failureAgain:
    'O envio falhou de novo. Mande por {whatsapp} ou {email}: o que você escreveu já vai junto.',
  /** Stays by the form after a failure, with the other ways to reach the company. */
  failureHelp:
    'O envio falhou, mas nada do que você escreveu se perdeu. Tente de novo ou fale por {whatsapp} ou {email}.',
  privacyNotice: 'Aviso de privacidade',
  toastClose: 'Fechar aviso',
  toast: 'Aviso',
  toastRegion: 'Avisos',
  noticeRegion: 'Avisos breves',
}
