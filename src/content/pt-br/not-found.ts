import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
export const notFoundTexts = {
  lang: DEFAULT_LANGUAGE,
  heading: 'ERRO 404 - Página não encontrada',
  text: 'Oops! Nossa IA sofreu um curto-circuito e não encontrou esta página.',
  missing: '{path} não existe.',
  suggestion: 'Que tal voltar para a página inicial?',
  home: 'Voltar para Home',
  imageAlt: 'O Cruzeiro partido em dois por um raio coral; a quinta estrela cai.',
}
