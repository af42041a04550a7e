import Typebot from '@typebot.io/js/web'
import theme from './typebot-theme.css?inline'
import type { Conversation, ConversationPlace } from './chatbot-conversation.ts'

const ELEMENT_ID = 'conversation'
const FONT_ID = 'typebot-font'

/**
 * The client looks at the address in this element to see whether a bot's font is loaded before it
 * asks a third host for it. It finds every font there: the conversation is set in the site's own.
 */
function keepOwnFont(): void {
  if (document.getElementById(FONT_ID)) return
  const held = document.createElement('template')
  held.id = FONT_ID
  const getAttribute = held.getAttribute.bind(held)
  const everyFont = { includes: () => true }
  Object.assign(held, {
    getAttribute: (name: string) => (name === 'href' ? everyFont : getAttribute(name)),
  })
  document.head.append(held)
}

/** The client copies the page's query into the bot's variables; what is undefined is left out of JSON. */
function withoutPageQuery(): Record<string, undefined> {
  const keys = [...new URLSearchParams(window.location.search).keys()]
  return Object.fromEntries(keys.map((key) => [key, undefined]))
}

/** Focuses what waits for an answer; a text field only where that brings up no keyboard. */
function focusControl(shadow: ShadowRoot): boolean {
  const controls = shadow.querySelectorAll<HTMLElement>(
    '.typebot-input-container :is(button, input, textarea, select)',
  )
  const control = [...controls].find((candidate) => candidate.checkVisibility())
  const opensKeyboard = window.matchMedia('(pointer: coarse)').matches
  if (!control || (opensKeyboard && !control.matches('button'))) return false
  control.focus({ preventScroll: true })
  return true
}

function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}

/** Starts a conversation in an element of the page. The only place that knows the Typebot client. */
export function startConversation(place: ConversationPlace): Conversation {
  const { log, bot, apiHost } = place
  const element = document.createElement('typebot-standard')
  element.id = ELEMENT_ID
  log.append(element)
  const shadow = element.shadowRoot
  if (!shadow) throw new Error('The Typebot client did not take its element')

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(theme)
  shadow.adoptedStyleSheets = [sheet]
  keepOwnFont()

  let shown = 0
  const observer = new MutationObserver(() => {
    const chunks = shadow.querySelectorAll('.typebot-chat-chunk').length
    if (chunks > shown) place.onShown()
    shown = chunks
    // What stands in the conversation's place is a message, in English, that it did not begin.
    if ([...shadow.children].some((child) => child.matches('div:not(.typebot-container)')))
      place.onFailed()
    if (document.activeElement === log) focusControl(shadow)
  })
  observer.observe(shadow, { childList: true, subtree: true })

  // Where something else takes a part of the panel, the last words stay in view.
  const resizing = new ResizeObserver(() => {
    const scroller = shadow.querySelector('.scrollable-container')
    scroller?.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' })
  })
  resizing.observe(log)

  shadow.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && event instanceof MouseEvent && isPlain(event) && place.follow(link))
      event.preventDefault()
  })

  Typebot.initStandard({
    id: ELEMENT_ID,
    apiHost,
    prefilledVariables: withoutPageQuery(),
    onAnswer: () => {
      place.onAnswered()
      // The control that was used is gone and the focus with it: the log keeps it until the next.
      if (document.activeElement === document.body) log.focus({ preventScroll: true })
    },
    onEnd: place.onEnded,
    onNewLogs: (logs) => {
      if (logs.some(({ context }) => context === 'While sending message')) place.onLost()
    },
    typebot: bot,
  })

  return {
    focus: () => focusControl(shadow),
    end: () => {
      observer.disconnect()
      resizing.disconnect()
      element.remove()
    },
  }
}
