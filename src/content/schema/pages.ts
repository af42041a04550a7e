import { group, line, prose } from './fields.ts'

const PAGE = group('Página', { title: line('Título na aba'), description: prose('Descrição') })

export const META = group('Página inicial nos buscadores', {
  title: line('Título na aba'),
  description: prose('Descrição'),
  keywords: prose('Palavras-chave', 'Separadas por vírgulas.'),
  ogTitle: line('Título em redes sociais'),
  ogDescription: prose('Descrição em redes sociais'),
  pictureAlt: line('Descrição da imagem em redes sociais', '', ['title', 'subtitle', 'city']),
})

export const PAGES = group('Outras páginas nos buscadores', {
  downloads: PAGE,
  downloadLink: PAGE,
  notFound: PAGE,
})
