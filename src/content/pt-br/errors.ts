import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
export const errorTexts = {
  lang: DEFAULT_LANGUAGE,
  heading: 'Algo quebrou por aqui',
  text: 'Esta parte da página não carregou. Tente de novo ou volte ao início. Se continuar assim, fale por {whatsapp} ou {email}.',
  part: 'Esta parte da página não carregou. Fale por {whatsapp} ou {email}.',
  retry: 'Tentar de novo',
  reload: 'Recarregar a página',
  home: 'Voltar para o início',
  language: {
    title: 'O idioma não carregou',
    description: 'A página continua como estava. Escolha de novo ou recarregue a página.',
  },
}
