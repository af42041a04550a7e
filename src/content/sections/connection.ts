export const connectionTexts = {
  lost: { title: 'Sem conexão', description: 'O que você escreveu continua aqui.' },
  back: { title: 'Conexão de volta', description: 'Já pode enviar.' },
}
