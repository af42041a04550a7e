import { FALLBACK, type Script } from './chatbot-script.ts'
import { textMessage } from './chatbot-bubble.ts'
import { topicOf } from './chatbot-topics.ts'

/** What is read of an answer: no question needs more, and the matching stays quick. */
const ANSWER_LIMIT = 500

/** What Typebot's API answers for one step: bubbles, and the input that waits for the visitor. */
export interface Reply {
  messages: object[]
  input?: object
}

/** The step that follows when a visitor answers `text` at `step`. */
export function nextStep(script: Script, step: string, text: string): string {
  const answer = text.slice(0, ANSWER_LIMIT).trim()
  const choice = script.get(step)?.choices?.find(({ label }) => label === answer)
  return choice?.to ?? topicOf(answer) ?? FALLBACK
}

/** A step as Typebot's API sends it. */
export function replyOf(script: Script, name: string): Reply {
  const { says = [], choices, asks } = script.get(name) ?? {}
  const messages = says.map((bubble, index) => textMessage(`${name}-${index}`, bubble))
  const id = `${name}-input`
  if (choices) {
    const items = choices.map(({ label }, index) => ({ id: `${id}-${index}`, content: label }))
    return { messages, input: { id, type: 'choice input', items } }
  }
  if (asks === undefined) return { messages }
  const labels = { placeholder: asks, button: 'Enviar' }
  return { messages, input: { id, type: 'text input', options: { labels } } }
}
