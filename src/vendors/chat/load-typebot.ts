export const loadTypebot = async () => (await import('./typebot.ts')).startConversation
