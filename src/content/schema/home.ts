import { z } from 'zod'
import { entries, group, line, lines, named, optionalEntries, prose, same } from './fields.ts'

export const HERO = group('Primeira tela', {
  title: line('Título', 'O nome da empresa, como se escreve neste idioma.'),
  vision: line('Linha sobre o título'),
  subtitle: line('Subtítulo', 'Quebra depois de "&".'),
  description: prose('Descrição'),
  cta: group('Botões', { talk: line('Conversar'), services: line('Serviços') }),
  talkNote: line('Nota do botão de conversar'),
  below: line('Nota com o idioma do resto', 'Onde o resto está em português.', ['talkNote']),
  greeting: line('Primeira mensagem no WhatsApp'),
})

export const CULTURE = group('Quem somos', {
  heading: line('Título'),
  historyLead: prose('História: começo'),
  history: prose('História'),
  rulerStart: line('Régua: começo'),
  rulerEnd: line('Régua: fundação'),
  missionTitle: line('Título da missão'),
  mission: prose('Missão'),
  visionTitle: line('Título da visão'),
  vision: prose('Visão'),
  values: entries('Valores', {
    title: line('Nome'),
    desc: prose('Descrição'),
    bg: z.literal([1, 2, 3, 4]).meta({ title: 'Fundo', description: 'Do dia (1) à noite (4).' }),
  }),
})

export const SERVICES = group('Serviços', {
  heading: line('Título'),
  intro: prose('Introdução'),
  talk: line('Link de cada serviço', 'Abre o WhatsApp.'),
  talkLabel: line('Link de cada serviço, completo', 'Lido por leitores de tela.', ['service']),
  which: line('Sobre os problemas', 'Na primeira tela de um telefone.'),
  services: entries('Serviços', {
    icon: named('icon', 'Ícone', 'Nome em https://lucide.dev/icons'),
    title: line('Nome'),
    problem: line('Problema', 'Como o visitante o diria, em poucas palavras.'),
    description: prose('Descrição'),
    features: lines('Itens', 1, 6),
  }),
  callHeading: line('Chamada'),
  steps: group('Como funciona', {
    heading: line('Título'),
    list: entries('Passos', { title: line('Passo'), text: prose('Descrição') }),
  }),
  call: line('Botão'),
  write: line('Link do formulário'),
  newTab: line('Link do WhatsApp', 'Lido por leitores de tela.', ['label']),
  greeting: line('Primeira mensagem no WhatsApp'),
  serviceGreeting: line('Primeira mensagem sobre um serviço', '', ['service']),
})

export const COURSES = group('Cursos', {
  heading: line('Título'),
  intro: prose('Introdução'),
  topicsTitle: line('Abrir os temas'),
  topics: line('Nome da lista de temas', 'Lido por leitores de tela.', ['course']),
  duration: line('Duração', '', ['duration']),
  level: line('Nível', '', ['level']),
  ask: line('Link de pergunta'),
  askLabel: line('Link de pergunta, completo', 'Lido por leitores de tela.', ['course']),
  question: line('Pergunta no formulário', 'Vai para a mensagem.', ['course']),
  guides: prose('Chamada dos guias'),
  guidesLink: line('Link dos guias'),
  guidePage: line('Descrição da página do guia', '', ['title']),
  pageNumber: line('Número da página do guia', '', ['number', 'pages']),
  courses: optionalEntries('Cursos', '', {
    title: line('Nome'),
    image: named('picture', 'Imagem', 'Paisagem, com 1800 px de largura ou mais.'),
    imageAlt: prose('Descrição da imagem', 'Lida por leitores de tela.'),
    description: prose('Descrição'),
    topics: lines('Temas', 1, 8),
    duration: line('Duração'),
    level: line('Nível'),
  }),
})

export const CONTACT = group('Contato', {
  heading: line('Título'),
  stats: optionalEntries('Números', 'Vazio: nada aparece.', {
    figure: line('Número'),
    label: line('Do quê'),
  }),
  form: group('Formulário', {
    title: line('Título'),
    intro: prose('Introdução', '', ['whatsapp']),
    about: line('Introdução à pergunta sobre um curso', '', ['course']),
    name: line('Nome'),
    namePlaceholder: line('Nome: exemplo'),
    email: line('E-mail'),
    emailPlaceholder: line('E-mail: exemplo'),
    phone: line('Telefone'),
    phonePlaceholder: same('Telefone: exemplo'),
    company: line('Empresa'),
    companyPlaceholder: line('Empresa: exemplo'),
    message: line('Mensagem'),
    messagePlaceholder: line('Mensagem: exemplo'),
    receipt: group('Recibo do que foi enviado', {
      title: line('Título'),
      from: line('De'),
      to: line('Para'),
      reply: line('Resposta'),
      within: line('Prazo da resposta'),
      hurry: line('Outro caminho', '', ['whatsapp']),
    }),
    submit: line('Botão'),
    reply: line('Prazo da resposta', 'Sob o botão.'),
    privacy: prose('Aviso de privacidade', '', ['email']),
  }),
  after: group('Depois de enviar', { title: line('Título'), text: prose('Texto') }),
  channels: group('Outros canais', {
    heading: line('Título'),
    email: line('E-mail'),
    phone: line('Telefone'),
    location: line('Localização'),
  }),
  brandCard: group('Cartão da marca', { text: line('Texto'), country: line('País') }),
})
