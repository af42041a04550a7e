import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
export const downloadsTexts = {
  lang: DEFAULT_LANGUAGE,
  heading: ['Materiais Gratuitos', 'para Download'],
  intro:
    'Guias em PDF. Veja o que há em cada um, escolha, deixe seus dados e receba por e-\u2060mail um link válido por 1 hora.',
  button: 'Download',
  /** What the file says of itself. */
  facts: 'PDF, {pages}, {size} kB',
  pages: { one: '{count} página', other: '{count} páginas' },
  factsDated: '{facts}, {date}',
  inside: 'Ver capítulos e uma página',
  chapters: 'Capítulos de {title}',
  page: 'Uma página de {title}',
  workbook: 'Planilha do guia (.xlsx)',
  workbookNote: 'As contas do guia, prontas para os seus números. Baixa na hora, sem pedir dados.',
  buttonLabel: 'Download: {title}',
  modal: {
    title: 'Receba o link por e-mail',
    intro: 'O link vale por 1 hora e chega ao endereço informado.',
    close: 'Fechar',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    company: 'Empresa',
    submit: 'Receber link',
    tooMany:
      'Este navegador já pediu {count} links na última hora. Espere um pouco e peça de novo, ou fale por {whatsapp} ou {email}.',
    privacy:
      'Usamos seus dados para enviar este link, por um serviço de envio de e-\u2060mails, e para responder se você escrever. Dúvidas: {email}.',
  },
  mailSubject: 'Quero receber o material {title}.',
  preparing: 'Preparando seu download...',
  expired: 'Link expirado. Solicite novamente o download.',
  invalid: 'Link inválido ou expirado.',
  started: { title: 'Download iniciado', description: '{title}' },
}
