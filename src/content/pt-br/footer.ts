import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
import type { OwnerLinkName } from '../../config/env.ts'
import { SERVICES } from './services.ts'

export interface SocialLink {
  link: 'code' | 'professional' | 'microblog' | 'photos' | 'social'
  label: string
}

export interface NamedLink {
  link: OwnerLinkName
  label: string
}

/** A text alone stands for a page that is still to come; `href` is an address of the site or of the web. */
export type FooterLink = string | { label: string; href: string }

const QUICK: readonly FooterLink[] = ['Sobre', 'Blog', 'Carreiras']
const SERVICE_LINKS: readonly FooterLink[] = SERVICES.map((service) => service.title)

const SOCIAL: readonly SocialLink[] = [
  { link: 'code', label: 'Código aberto' },
  { link: 'professional', label: 'Rede profissional' },
  { link: 'microblog', label: 'Microblog' },
  { link: 'photos', label: 'Fotos' },
  { link: 'social', label: 'Rede social' },
]

const LEGAL: readonly NamedLink[] = [
  { link: 'privacy', label: 'Privacidade' },
  { link: 'terms', label: 'Termos' },
  { link: 'cookies', label: 'Cookies' },
]

export const footerTexts = {
  lang: DEFAULT_LANGUAGE,
  arrival: ['Você chegou', 'ao sul.'],
  mark: '4½×',
  blurb: 'Tecnologia e inteligência artificial com direção, feitas no Brasil.',
  quickLinks: {
    heading: 'Links rápidos',
    home: 'Início',
    services: 'Serviços',
    contact: 'Contato',
    links: QUICK,
  },
  services: { heading: 'Serviços', links: SERVICE_LINKS },
  newsletter: {
    heading: 'Newsletter',
    label: 'Seu e-mail',
    /** Names the field where the heading is not read with it. */
    fieldName: 'Newsletter: seu e-mail',
    submit: 'Assinar',
    privacy: 'Seu e-mail serve só para a newsletter. Dúvidas: {email}.',
    subscribed: {
      title: 'Inscrição recebida!',
      description: 'Você vai receber a newsletter neste endereço.',
    },
    failed: { title: 'Erro ao assinar', description: 'Tente novamente mais tarde.' },
    notOpen: {
      title: 'A newsletter ainda não começou',
      description: 'Nada foi guardado. Quer conversar agora? Use o formulário de contato.',
    },
  },
  social: { heading: 'Redes', links: SOCIAL },
  copyright: '© {year} {brand}. Todos os direitos reservados.',
  legal: { heading: 'Informações legais', links: LEGAL },
  theme: {
    label: 'Tema:',
    current: 'Tema: {theme}',
    light: 'Claro',
    dark: 'Escuro',
    system: 'Sistema',
  },
  soon: 'Em breve',
}
