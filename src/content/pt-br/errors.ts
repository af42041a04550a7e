import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
export const errorTexts = {
  lang: DEFAULT_LANGUAGE,
  heading: 'Algo quebrou por aqui',
  text: 'Esta parte da página não abriu. Tente de novo ou volte ao início; se continuar, fale por',
  part: 'Esta parte da página não abriu. Fale por',
  retry: 'Tentar de novo',
  reload: 'Recarregar a página',
  home: 'Voltar para o início',
  language: {
    title: 'O idioma não abriu',
    description: 'A página continua como estava. Escolha de novo ou recarregue a página.',
  },
}
