import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
export const connectionTexts = {
  lang: DEFAULT_LANGUAGE,
  lost: { title: 'Sem conexão', description: 'Verifique a internet.' },
  updated: { title: 'Página atualizada', description: 'Você está na versão mais recente.' },
  back: { title: 'Conexão de volta', description: 'Pode continuar de onde parou.' },
  /** The same while something written is not sent yet. */
  withDraft: {
    lost: { title: 'Sem conexão', description: 'O que você escreveu continua aqui.' },
    updated: { title: 'Página atualizada', description: 'O que você escreveu continua aqui.' },
    back: { title: 'Conexão de volta', description: 'Já pode enviar.' },
  },
}
