import type { chatbotTexts as Texts } from '../pt-br/chatbot.ts'

export const chatbotTexts: typeof Texts = {
  lang: 'en-US',
  preview: 'Need help? Chat (in Portuguese)',
  dismiss: 'Dismiss',
  open: 'Open chat',
  close: 'Close chat',
  title: 'Chat with Us in Portuguese',
  log: 'Chat',
  visitorSays: 'You: ',
  loading: 'Opening the chat...',
  failed: "The chat didn't open. Try again or contact us via {whatsapp} or {email}.",
  storageBlocked:
    'This browser is blocking the storage the chat needs. Allow it and try again, or contact us via {whatsapp} or {email}.',
  late: 'No reply came through.',
  ended: 'The chat has ended.',
  retry: 'Try Again',
  restart: 'Start Over',
  person: 'Would you rather talk to a person? Write to us via {whatsapp} or {email}.',
  greeting: 'Hello, I found you through the {brand} website and have a question.',
}
