import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
export const contactTexts = {
  lang: DEFAULT_LANGUAGE,
  heading: 'Entre em Contato',
  stats: [
    { figure: '40+', label: 'Clientes Atendidos' },
    { figure: '24/7', label: 'Suporte Disponível' },
    { figure: '120+', label: 'Projetos Entregues' },
  ],
  form: {
    title: 'Envie uma Mensagem',
    intro: 'Conte o que você precisa. Respondemos em até 24 horas.',
    name: 'Nome Completo',
    namePlaceholder: 'Nome e sobrenome',
    email: 'Email',
    emailPlaceholder: 'voce@empresa.com.br',
    phone: 'Telefone',
    phonePlaceholder: '(00) 00000-0000',
    company: 'Empresa',
    companyPlaceholder: 'Onde você trabalha',
    message: 'Mensagem',
    messagePlaceholder: 'Escreva aqui',
    /** Stays by the form after a message was sent, until the next is begun. */
    sent: 'Recebemos. Respondemos em até 24 horas.',
    submit: 'Enviar Mensagem',
    privacy:
      'Seus dados servem só para responder a esta mensagem e chegam à {brand} por um serviço de envio de e-\u2060mails. Dúvidas: {email}.',
  },
  after: {
    title: 'Depois de enviar',
    text: 'Lemos a sua mensagem e respondemos em até 24 horas, por e-\u2060mail ou telefone. Se fizer sentido, marcamos uma conversa.',
  },
  channels: {
    heading: 'Outros canais',
    email: 'Email',
    phone: 'Telefone',
    location: 'Localização',
    copy: 'Copiar {value}',
    copied: { title: 'Copiado', description: '{value}' },
  },
  brandCard: {
    text: 'Desde {founded} transformando ideias em soluções digitais.',
    country: 'Brasil',
  },
}
