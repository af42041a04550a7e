import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
export const connectionTexts = {
  lang: DEFAULT_LANGUAGE,
  lost: { title: 'Sem conexão', description: 'O que você escreveu continua aqui.' },
  updated: { title: 'Página atualizada', description: 'O que você escreveu continua aqui.' },
  back: { title: 'Conexão de volta', description: 'Já pode enviar.' },
}
