import { SERVICES } from './services.ts'

type SocialIcon = 'code' | 'briefcase' | 'feather' | 'camera' | 'users'

const SOCIAL: readonly { icon: SocialIcon; label: string }[] = [
  { icon: 'code', label: 'Código aberto' },
  { icon: 'briefcase', label: 'Rede profissional' },
  { icon: 'feather', label: 'Microblog' },
  { icon: 'camera', label: 'Fotos' },
  { icon: 'users', label: 'Rede social' },
]

export const footerTexts = {
  arrival: ['Você chegou', 'ao sul.'],
  mark: '4½×',
  markNote: 'O eixo maior do Cruzeiro, prolongado quatro vezes e meia, aponta o sul.',
  blurb: 'Tecnologia e inteligência artificial com direção, feitas no Brasil.',
  quickLinks: {
    heading: 'Links rápidos',
    home: 'Início',
    services: 'Serviços',
    contact: 'Contato',
    inert: ['Sobre', 'Blog', 'Carreiras'],
  },
  services: { heading: 'Serviços', links: SERVICES.map((service) => service.title) },
  newsletter: {
    heading: 'Newsletter',
    label: 'Seu e-mail',
    submit: 'Assinar',
    notOpen: {
      title: 'A newsletter ainda não abriu',
      description: 'Nada foi guardado. Quer conversar agora? Use o formulário de contato.',
    },
  },
  social: { heading: 'Redes', links: SOCIAL },
  copyright: '© {year} {brand}. Todos os direitos reservados.',
  legal: { heading: 'Informações legais', links: ['Privacidade', 'Termos', 'Cookies'] },
  theme: {
    label: 'Tema:',
    light: 'Claro',
    dark: 'Escuro',
    system: 'Sistema',
  },
  soon: 'Em breve',
}
