/** The client is fetched when the chat is opened. */
export const loadTypebot = async () => (await import('./typebot.ts')).startConversation
