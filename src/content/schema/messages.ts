import { CHANNELS, group, line, lines, toastTexts, prose } from './fields.ts'

export const CAPTCHA = group('CAPTCHA', {
  missing: line('Falta confirmar'),
  expired: line('Expirou'),
  failed: prose('Não carregou', '', CHANNELS),
  offline: prose('Sem conexão', '', CHANNELS),
  retry: line('Botão'),
})

export const CHATBOT = group('Conversa', {
  preview: line('Convite'),
  dismiss: line('Dispensar'),
  open: line('Abrir'),
  close: line('Fechar'),
  title: line('Título'),
  log: line('Nome da conversa', 'Lido por leitores de tela.'),
  visitorSays: line('Antes do que o visitante diz', 'Lido por leitores de tela.'),
  loading: line('Abrindo'),
  failed: prose('Não abriu', '', CHANNELS),
  storageBlocked: prose('Armazenamento bloqueado', '', CHANNELS),
  late: line('Sem resposta'),
  ended: line('Terminou'),
  retry: line('Tentar de novo'),
  restart: line('Recomeçar'),
  person: prose('Falar com uma pessoa', '', CHANNELS),
  greeting: line('Primeira mensagem no WhatsApp'),
})

const CONNECTION_NOTICES = {
  lost: toastTexts('Sem conexão'),
  back: toastTexts('Conexão de volta'),
}

export const CONNECTION = group('Conexão', {
  ...CONNECTION_NOTICES,
  withDraft: group('Com algo escrito e não enviado', CONNECTION_NOTICES),
})

/** Stands in a page of Markdown in place of a video or a map. */
export const EMBED = group('Vídeos e mapas nas páginas', {
  show: line('Botão', '', ['service']),
  note: line('Aviso', '', ['service']),
})

const PURPOSE = { title: line('Nome'), text: prose('Texto') }

/** Asked for what `tags` of site.yml would run. */
export const CONSENT = group('Consentimento', {
  title: line('Pergunta'),
  text: prose('Texto'),
  accept: line('Aceitar'),
  refuse: line('Recusar'),
  choose: line('Escolher'),
  choices: line('Título das escolhas'),
  necessary: group('Necessários', PURPOSE),
  statistics: group('Estatísticas', PURPOSE),
  advertising: group('Publicidade', PURPOSE),
  save: line('Salvar'),
  close: line('Fechar'),
  refused: toastTexts('O navegador já recusa'),
})

export const ERRORS = group('Falhas', {
  heading: line('Título'),
  text: prose('Texto', '', CHANNELS),
  part: prose('Falha de uma parte', '', CHANNELS),
  reload: line('Recarregar'),
  home: line('Voltar ao início'),
  language: toastTexts('O idioma não carregou'),
})

/** What the forms share (specification sections 4, 5 and 8). */
export const FORMS = group('Formulários', {
  optional: line('Opcional'),
  sending: line('Enviando'),
  emailInvalid: line('E-mail inválido'),
  required: line('Campo vazio'),
  tooLong: line('Texto longo demais', '', ['limit', 'length']),
  phoneInvalid: line('Telefone inválido', '', ['email']),
  contactSent: toastTexts('Mensagem enviada'),
  contactFailed: toastTexts('Mensagem não enviada'),
  linkSent: toastTexts('Link enviado'),
  linkFailed: toastTexts('Link não enviado'),
  mailSubject: line('Assunto do e-mail', '', ['name']),
  failureHelp: prose('Falhou', 'Fica junto ao formulário.', CHANNELS),
  unanswered: prose('Sem resposta a tempo', 'Pode ter chegado.', CHANNELS),
  sentBefore: prose('Mudou depois de enviar', 'Fica no aviso de envio.', ['email']),
  cut: prose('Longa demais para os links', 'Fica antes do botão que a copia.'),
  message: line('O que se copia'),
  copy: line('Botão de copiar', '', ['value']),
  copied: toastTexts('Copiado', ['value']),
  selected: toastTexts('Não copiou sozinho', ['value']),
  privacyNotice: line('Link do aviso de privacidade'),
  toastClose: line('Fechar aviso'),
  toast: line('Aviso'),
  toastRegion: line('Avisos'),
})

export const NOT_FOUND = group('Página não encontrada', {
  heading: lines('Título', 2, 2),
  text: line('Texto'),
  missing: line('Endereço que falta', '', ['path']),
  suggestion: line('Sugestão'),
  home: line('Botão'),
  imageAlt: prose('Descrição da imagem', 'Lida por leitores de tela.'),
})
