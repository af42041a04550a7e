import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
/** Texts that the site's forms share (specification sections 4, 5 and 8). */
export const formTexts = {
  lang: DEFAULT_LANGUAGE,
  optional: 'opcional',
  sending: 'Enviando...',
  emailInvalid: 'Digite um e-mail válido.',
  required: 'Preencha este campo.',
  tooLong: 'Use no máximo {limit} caracteres. Agora são {length}.',
  phoneInvalid: 'Digite um celular no formato (11) 91234-5678.',
  contactSent: { title: 'Mensagem enviada!', description: 'Entraremos em contato em breve.' },
  contactFailed: { title: 'Erro ao enviar mensagem', description: 'Tente novamente mais tarde.' },
  linkSent: {
    title: 'Link enviado!',
    description: 'Verifique sua caixa de entrada para acessar o material.',
  },
  linkFailed: { title: 'Erro ao enviar link', description: 'Tente novamente mais tarde.' },
  letterSubject: 'Mensagem de {name} pelo site',
  failureAgain: 'O envio falhou de novo. Mande por aqui, com o que você escreveu já pronto:',
  /** Stays by the form after a failure, with the other ways to reach the company. */
  failureHelp: 'O envio falhou e nada do que você escreveu se perdeu. Tente de novo ou fale por',
  privacyNotice: 'Aviso de privacidade',
  toastClose: 'Fechar aviso',
  toast: 'Aviso',
  toastRegion: 'Avisos',
  noticeRegion: 'Avisos breves',
}
