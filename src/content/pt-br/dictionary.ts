import type { Dictionary } from '../dictionary.ts'

export const dictionary: Dictionary = {
  meta: {
    title: '{brand} | Tecnologia e Inteligência Artificial',
    description:
      'Soluções de tecnologia e sistemas de inteligência artificial para empresas brasileiras: {services}, {courses} e {guides}.',
    keywords:
      'inteligência artificial, tecnologia, desenvolvimento de software, análise de dados, segurança cibernética, automação de processos, consultoria, cursos',
    ogTitle: '{brand}: tecnologia e inteligência artificial com direção',
    ogDescription:
      'Criamos soluções avançadas de tecnologia e sistemas de inteligência artificial que levam o seu negócio à próxima era digital.',
    lang: 'pt-BR',
  },
  counts: {
    services: { one: '{count} serviço', other: '{count} serviços' },
    courses: { one: '{count} curso', other: '{count} cursos' },
    guides: { one: '{count} guia gratuito em PDF', other: '{count} guias gratuitos em PDF' },
  },
  pages: {
    downloads: {
      title: 'Materiais Gratuitos para Download | {brand}',
      description:
        '{guides} sobre inteligência artificial, gestão ágil e automação. O link chega por e-mail e vale por 1 hora.',
    },
    download: { title: 'Preparando seu download | {brand}', description: 'Seu guia em PDF.' },
    notFound: {
      title: 'Página não encontrada | {brand}',
      description: 'O endereço pedido não existe neste site.',
    },
  },
  header: {
    culture: 'Cultura',
    services: 'Serviços',
    courses: 'Cursos',
    contact: 'Contato',
    downloads: 'Downloads',
  },
  hero: {
    title: 'Austral',
    titleFit: 3.72,
    fullName: '{brand}',
    vision: 'Visão de Futuro',
    subtitle: 'Tecnologia & Inteligência Artificial',
    description:
      'Criamos soluções avançadas de tecnologia e sistemas de inteligência artificial que levam o seu negócio à próxima era digital.',
    cta: { talk: 'Vamos Conversar', services: 'Nossos Serviços' },
    greeting: 'Olá, estou no site da {brand} e quero conversar sobre um projeto.',
  },
  labels: {
    skipToContent: 'Ir para o conteúdo',
    home: '{brand}, página inicial',
    mainNavigation: 'Principal',
    openMenu: 'Abrir menu',
    closeMenu: 'Fechar menu',
    language: 'Idioma',
    changeLanguage: 'Idioma: {language}. Mudar idioma',
    newTab: 'WhatsApp, abre em nova aba',
  },
  culture: {},
  services: {},
  courses: {},
  contact: {},
}
