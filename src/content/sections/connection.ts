export const connectionTexts = {
  lost: { title: 'Sem conexão', description: 'O que você escreveu continua aqui.' },
  updated: { title: 'Página atualizada', description: 'O que você escreveu continua aqui.' },
  back: { title: 'Conexão de volta', description: 'Já pode enviar.' },
}
