import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
export const chatbotTexts = {
  lang: DEFAULT_LANGUAGE,
  preview: 'Posso te ajudar?',
  dismiss: 'Dispensar',
  open: 'Abrir conversa',
  close: 'Fechar conversa',
  title: 'Fale com a gente',
  log: 'Conversa',
  /** Read out before each of the visitor's messages. */
  visitorSays: 'Você: ',
  loading: 'Abrindo a conversa...',
  failed: 'A conversa não abriu. Tente de novo ou fale por {whatsapp} ou {email}.',
  storageBlocked:
    'Este navegador bloqueia o armazenamento de que a conversa precisa. Libere e tente de novo, ou fale por {whatsapp} ou {email}.',
  late: 'A resposta não chegou.',
  ended: 'A conversa terminou.',
  retry: 'Tentar de novo',
  restart: 'Recomeçar',
  person: 'Prefere falar com uma pessoa? Escreva por {whatsapp} ou {email}.',
  greeting: 'Olá, vim pelo site da {brand} e tenho uma pergunta.',
}
