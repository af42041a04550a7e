import type { LoadConversation } from './chatbot-conversation.ts'

let fetching = false

// The panel tells of the failure and offers to try again: the page is not to be loaded anew for it.
// Heard here first, as this module runs before the page begins to listen.
if (!import.meta.env.SSR)
  window.addEventListener('vite:preloadError', (event) => {
    if (fetching) event.stopImmediatePropagation()
  })

/** Fetches the chatbot's client. */
export const loadTypebot: LoadConversation = async () => {
  fetching = true
  try {
    return (await import('./typebot.ts')).startConversation
  } finally {
    fetching = false
  }
}
