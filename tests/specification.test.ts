import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import { ROUTES, SECTION_IDS } from '@/site/routes.ts'
import * as spec from '@/site/spec.ts'
import { cardCheck, staleCheck } from '../plugins/checks/brand-checks.ts'
import { readSite } from '../plugins/site/read-site.ts'
import { LANGUAGES } from './support/languages.ts'
import { textsIn } from './support/texts.ts'

// The specification's texts (docs/contract.md), said once more by hand: this fails when the content
// leaves them.

const TEXTS: unknown = parse(`
culture:
  heading: Quem somos nós
  values:
    - { title: Inovação, bg: 1 }
    - { title: Ética, bg: 2 }
    - { title: Colaboração, bg: 3 }
    - { title: Excelência, bg: 4 }
services:
  heading: Nossos Serviços
  callHeading: Pronto para transformar seu negócio?
  call: Vamos Conversar
courses:
  heading: Nossos Cursos
  duration: 'Duração: {duration}'
  level: 'Nível: {level}'
contact:
  heading: Entre em Contato
  stats:
    - { figure: 40+, label: Clientes Atendidos }
    - { figure: 24/7, label: Suporte Disponível }
    - { figure: 120+, label: Projetos Entregues }
  form:
    title: Envie uma Mensagem
    name: Nome Completo
    email: Email
    phone: Telefone
    company: Empresa
    message: Mensagem
  channels: { email: Email, phone: Telefone, location: Localização }
footer:
  quickLinks:
    home: Início
    services: Serviços
    contact: Contato
    links: [{ label: Sobre }, { label: Blog }, { label: Carreiras }]
  newsletter: { submit: Assinar }
  copyright: © {year} Austral. Todos os direitos reservados.
  legal: { links: [{ label: Privacidade }, { label: Termos }, { label: Cookies }] }
  theme: { label: 'Tema:', light: Claro, dark: Escuro, system: Sistema }
downloads:
  heading: [Materiais Gratuitos, para Download]
  button: Download
  preparing: Preparando seu download...
  expired: Link expirado. Solicite novamente o download.
  invalid: Link inválido ou expirado.
  modal:
    title: Receba o link por e-mail
    close: Fechar
    name: Nome
    email: E-mail
    phone: Telefone
    company: Empresa
    submit: Receber link
notFound:
  heading: [ERRO 404 -, Página não encontrada]
  text: Oops! Nossa IA sofreu um curto-circuito e não encontrou esta página.
  missing: '{path} não existe.'
  suggestion: Que tal voltar para a página inicial?
  home: Voltar para Home
chatbot: { preview: Posso te ajudar? }
forms:
  contactSent: { title: Mensagem enviada!, description: Entraremos em contato em breve. }
  contactFailed: { title: Erro ao enviar mensagem, description: Tente novamente mais tarde. }
  linkSent:
    title: Link enviado!
    description: Verifique sua caixa de entrada para acessar o material.
  linkFailed: { title: Erro ao enviar link, description: Tente novamente mais tarde. }
  emailInvalid: Digite um e-mail válido.
  sending: Enviando...
`)

const LISTS = {
  services: `
Inteligência Artificial: Machine Learning; Processamento de Linguagem Natural; Visão Computacional; Análise Preditiva
Desenvolvimento de Software: Aplicações Web; Apps Mobile; APIs RESTful; Microsserviços
Análise de Dados: Big Data; Business Intelligence; Data Mining; Dashboards Interativos
Segurança Cibernética: Auditoria de Segurança; Monitoramento 24/7; Backup & Recovery; Compliance
Automação de Processos: RPA; Workflows Automatizados; Integração de Sistemas; Otimização de Processos
Consultoria Tecnológica: Estratégia Digital; Inovação; Arquitetura de TI; Gestão de Projetos`,
  courses: `
Inteligência Artificial Aplicada: 40 horas; Intermediário
Gestão de Projetos de Software: 32 horas; Intermediário
Automação com Inteligência Artificial: 36 horas; Intermediário
Transformação Digital com o Poder da IA: 28 horas; Introdutório`,
  guides: `
Guia Prático de Inteligência Artificial: ia-guia.pdf; /pdfs/ia-capa.jpg
Gestão Ágil de Projetos de Software: gestao-agil.pdf; /pdfs/gestao-capa.jpg
Automação e Produtividade com IA: automacao-produtividade.pdf; /pdfs/automacao-capa.jpg`,
}

const line = (title: string, ...rest: string[]) => `\n${title}: ${rest.join('; ')}`

it('The texts are those of the specification', () => {
  const texts = textsIn('pt-BR')
  expect(texts).toMatchObject(TEXTS as object)
  expect(texts.culture.historyLead).toContain('2005')
  expect(texts.contact.form.reply).toContain('24 horas')
  expect(texts.contact.brandCard.text).toMatch(/2024 .*ideias em soluções digitais/)
  expect(texts.footer.social.links).toHaveLength(5)
  const { services } = texts.services
  const { courses } = texts.courses
  const { guides } = texts.guides
  expect({
    services: services.map(({ title, features }) => line(title, ...features)).join(''),
    courses: courses.map(({ title, duration, level }) => line(title, duration, level)).join(''),
    guides: guides.map(({ title, file, cover }) => line(title, file, cover)).join(''),
  }).toEqual(LISTS)
  expect(textsIn('en-US').hero).toMatchObject({
    vision: 'Vision of Future',
    subtitle: 'Technology & Artificial Intelligence',
    cta: { talk: "Let's Talk", services: 'Our Services' },
  })
})

it('Section bodies of other languages are empty, so that the Portuguese stands', async () => {
  for (const { value } of LANGUAGES) {
    if (value === 'pt-BR') continue
    const groups = Object.keys(await loadDictionary(value))
    expect(groups).toEqual(['meta', 'pages', 'header', 'hero', 'stars', 'labels'])
  }
})

it('Routes, sections and languages are those of the specification', () => {
  expect(ROUTES).toMatchObject({
    home: { path: '/' },
    downloads: { path: '/downloads' },
    downloadLink: { path: '/download/:token' },
  })
  expect(Object.values(SECTION_IDS)).toEqual(['home', 'cultura', 'services', 'courses', 'contact'])
  expect(LANGUAGES.map(({ value, flag }) => `${value} ${flag}`)).toEqual([
    'pt-BR /flags/br.png',
    'en-US /flags/us.png',
    'zh-CN /flags/ch.png',
    'ja-JP /flags/jp.png',
    'ko-KR /flags/ko.png',
  ])
})

it('The company is the placeholder, also in guides, mails and pictures for link previews', () => {
  const { site } = readSite({ VITE_LANGUAGES: 'whole' })
  expect(site).toMatchObject({
    brand: 'Austral',
    email: 'contato@austral.example',
    phone: '+5548900000000',
    city: 'Florianópolis, Brasil',
    founded: 2024,
    started: 2005,
  })
  expect([...staleCheck(site), ...cardCheck(site)]).toEqual([])
})

it('The constants are those of section 9 of the specification', () => {
  expect(spec).toMatchObject({
    TOKEN_LIFETIME_MS: 3_600_000,
    REDIRECT_AFTER_DOWNLOAD_MS: 500,
    SCROLL_AFTER_NAVIGATION_MS: 100,
    PHONE_MAX_DIGITS: 11,
    PHONE_MAX_LENGTH: 15,
    PHONE_PATTERN: String.raw`\(\d{2}\) \d{5}-\d{4}`,
    CHATBOT_PREVIEW_DELAY_MS: 5000,
    CHATBOT_BUTTON_PX: { large: 64, medium: 48, default: 48, hidden: 0 },
    LANGUAGE_STORAGE_KEY: 'language',
    THEME_STORAGE_KEY: 'vite-ui-theme',
    BRAND_THEME_STORAGE_KEY_SUFFIX: '-ui-theme',
    TOAST_VISIBLE_LIMIT: 1,
    TOAST_REMOVE_DELAY_MS: 1_000_000,
    TOAST_DURATION_MS: 5000,
    TOAST_SWIPE_THRESHOLD_PX: 50,
    NOTICE_VISIBLE_LIMIT: 3,
    NOTICE_DURATION_MS: 4000,
    NOTICE_WIDTH_PX: 356,
    NOTICE_GAP_PX: 14,
    TOOLTIP_OPEN_DELAY_MS: 700,
    TOOLTIP_SKIP_DELAY_MS: 300,
    FLOATING_OFFSET_PX: 4,
  })
})
