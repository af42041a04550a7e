import Typebot from '@typebot.io/js/web'
import theme from './typebot-theme.css?inline'

/** `late`: the conversation is shown but an answer is missing. `failed`: the conversation did not begin. */
export type ChatbotStatus = 'loading' | 'ready' | 'answered' | 'late' | 'ended' | 'failed'

export interface Conversation {
  /** Focuses the control that waits for an answer, if there is one. */
  focus: () => void
  end: () => void
}

export interface ConversationOptions {
  log: HTMLElement
  bot: string
  apiHost: string
  follow: (link: HTMLAnchorElement, click: MouseEvent) => void
  report: (status: ChatbotStatus) => void
}

const ELEMENT_ID = 'conversation'
const FONT_ID = 'typebot-font'
const SCROLLER = '.scrollable-container'
const NEAR_END_PX = 48

/** The client loads the bot's font from another host unless an element with this id exists. */
function keepOwnFont(): void {
  if (document.getElementById(FONT_ID)) return
  const font = document.createElement('template')
  font.id = FONT_ID
  const includesAny = { includes: () => true }
  Object.assign(font, { getAttribute: (name: string) => (name === 'href' ? includesAny : null) })
  document.head.append(font)
}

/** The client sends the page's query as variables. An undefined variable is left out of the JSON. */
function withoutPageQuery(): Record<string, undefined> {
  const keys = [...new URLSearchParams(window.location.search).keys()]
  return Object.fromEntries(keys.map((key) => [key, undefined]))
}

/** On touch screens a text field is not focused, because that would open the keyboard. */
function focusControl(shadow: ShadowRoot): void {
  const controls = shadow.querySelectorAll<HTMLElement>(
    '.typebot-input-container :is(button, input, textarea, select)',
  )
  const control = [...controls].find((candidate) => candidate.getClientRects().length > 0)
  const opensKeyboard = window.matchMedia('(pointer: coarse)').matches
  if (!opensKeyboard || control?.matches('button')) control?.focus({ preventScroll: true })
}

export function startConversation(options: ConversationOptions): Conversation {
  const { log, bot, apiHost } = options
  const element = document.createElement('typebot-standard')
  element.id = ELEMENT_ID
  log.append(element)
  const shadow = element.shadowRoot
  if (!shadow) throw new Error('The Typebot client did not take its element')

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(theme)
  shadow.adoptedStyleSheets = [sheet]
  keepOwnFont()

  let chunks = 0
  const observer = new MutationObserver(() => {
    const count = shadow.querySelectorAll('.typebot-chat-chunk').length
    if (count > chunks) options.report('ready')
    chunks = count
    // Any element beside the container is the client's error message.
    if ([...shadow.children].some((child) => child.matches('div:not(.typebot-container)')))
      options.report('failed')
    if (document.activeElement === log) focusControl(shadow)
  })
  observer.observe(shadow, { childList: true, subtree: true })

  let atEnd = true
  const onScroll = ({ target }: Event) => {
    if (target instanceof Element && target.matches(SCROLLER))
      atEnd = target.scrollHeight - target.scrollTop - target.clientHeight < NEAR_END_PX
  }
  shadow.addEventListener('scroll', onScroll, { capture: true, passive: true })
  const resizing = new ResizeObserver(() => {
    const scroller = shadow.querySelector(SCROLLER)
    if (atEnd) scroller?.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' })
  })
  resizing.observe(log)

  shadow.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && event instanceof MouseEvent) options.follow(link, event)
  })

  Typebot.initStandard({
    id: ELEMENT_ID,
    apiHost,
    prefilledVariables: withoutPageQuery(),
    onAnswer: () => {
      options.report('answered')
      if (document.activeElement === document.body) log.focus({ preventScroll: true })
    },
    onEnd: () => options.report('ended'),
    onNewLogs: (logs) => {
      if (logs.some(({ context }) => context === 'While sending message')) options.report('late')
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
