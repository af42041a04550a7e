export const chatbotTexts = {
  preview: 'Posso te ajudar?',
  dismiss: 'Dispensar',
  open: 'Abrir conversa',
  close: 'Fechar conversa',
  title: 'Fale com a gente',
  intro: 'Escolha por onde prefere conversar. Respondemos em até 24 horas.',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  greeting: 'Olá! Vim pelo site da {brand} e tenho uma pergunta.',
}
