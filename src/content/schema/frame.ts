import {
  group,
  line,
  toastTexts,
  optionalEntries,
  ownerLinks,
  lines,
  plural,
  prose,
  ruled,
  same,
} from './fields.ts'

export const FOOTER = group('Rodapé', {
  arrival: lines('Fim da página com céu', 2, 2),
  mark: same('Distância', 'A última marca do eixo.'),
  caption: line('Legenda da distância'),
  blurb: line('Frase da marca'),
  quickLinks: group('Links rápidos', {
    heading: line('Título'),
    home: line('Início'),
    services: line('Serviços'),
    contact: line('Contato'),
    links: optionalEntries('Outros links', 'Vazio: só os de cima.', {
      label: line('Texto do link'),
      href: ruled(
        'linkOrContact',
        'Endereço',
        'Como https://empresa.com.br, /privacidade ou mailto:contato@empresa.com.br. Vazio: aparece como "em breve".',
      ).optional(),
    }),
  }),
  services: line('Título da lista de serviços'),
  newsletter: group('Newsletter', {
    heading: line('Título'),
    label: line('Exemplo no campo'),
    fieldName: line('Nome do campo', 'Lido por leitores de tela.'),
    submit: line('Botão'),
    privacy: prose('Aviso de privacidade', '', ['email']),
    subscribed: toastTexts('Inscrição feita'),
    failed: toastTexts('Inscrição falhou'),
    notOpen: toastTexts('Ainda não aberta'),
  }),
  social: group('Redes', {
    heading: line('Título'),
    links: ownerLinks('Links', ['code', 'professional', 'microblog', 'photos', 'social']),
  }),
  copyright: line('Direitos', '', ['year']),
  legal: group('Informações legais', {
    heading: line('Título'),
    links: ownerLinks('Links', ['privacy', 'terms', 'cookies']),
  }),
  theme: group('Tema', {
    label: line('Rótulo'),
    current: line('Tema atual', 'Lido por leitores de tela.', ['theme']),
    light: line('Claro'),
    dark: line('Escuro'),
    system: line('Sistema'),
  }),
  soon: line('Dica de link sem endereço'),
})

export const HEADER = group('Menu', {
  culture: line('Cultura'),
  services: line('Serviços'),
  courses: line('Cursos'),
  contact: line('Contato'),
  downloads: line('Downloads'),
})

export const LABELS = group('Nomes para leitores de tela', {
  skipToContent: line('Ir para o conteúdo'),
  home: line('Página inicial'),
  mainNavigation: line('Menu principal'),
  openMenu: line('Abrir menu'),
  closeMenu: line('Fechar menu'),
  language: line('Idioma'),
  changeLanguage: line('Mudar idioma', '', ['short', 'language']),
  talk: line('Botão do topo no celular'),
  newTab: line('Link do WhatsApp', '', ['label']),
})

/** The build's placeholders, as `{services}` in any text. */
export const PLACEHOLDERS = group('Palavras dentro de outros textos', {
  fullName: line('Nome completo', 'Da empresa, onde um texto a cita primeiro.'),
  services: plural('Quantos serviços'),
  courses: plural('Quantos cursos'),
  guides: plural('Quantos guias'),
})

export const REACH_US = group('Canais', {
  whatsapp: line('WhatsApp'),
  city: line('Cidade', 'Onde a cidade termina em ", Brasil".', ['city']),
})
