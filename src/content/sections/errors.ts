export const errorTexts = {
  heading: 'Algo quebrou por aqui',
  text: 'Esta parte da página parou de funcionar. Recarregue ou volte ao início; se continuar, escreva para {email}.',
  reload: 'Recarregar',
  home: 'Voltar para o início',
  offline: { title: 'Sem conexão', description: 'O que você escreveu continua aqui.' },
  online: { title: 'Conexão de volta', description: 'Já pode enviar.' },
}
