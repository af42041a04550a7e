export const errorTexts = {
  heading: 'Algo quebrou por aqui',
  text: 'Esta parte da página parou de funcionar. Recarregue ou volte ao início; se continuar, escreva para {email}.',
  reload: 'Recarregar',
  home: 'Voltar para o início',
}
