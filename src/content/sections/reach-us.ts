/** The ways to reach the company that need nothing of the site, within a sentence. */
export const reachUsTexts = { whatsapp: 'WhatsApp', or: 'ou' }
