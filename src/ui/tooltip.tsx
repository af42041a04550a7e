import * as RadixTooltip from '@radix-ui/react-tooltip'
import { useId, useRef, type ReactElement, type ReactNode } from 'react'
import { createStore, useStore } from '@/browser/store.ts'
import { FLOATING_OFFSET_PX, TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@/site/spec.ts'

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider
      delayDuration={TOOLTIP_OPEN_DELAY_MS}
      skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}
    >
      {children}
    </RadixTooltip.Provider>
  )
}

/** The id of the one that is open. */
const openTooltip = createStore('')

interface TooltipProps {
  text: string
  lang?: string
  children: ReactElement
}

/** Stays open while its control has the focus. Radix alone would close the tooltip when the page scrolls. */
export function Tooltip({ text, lang, children }: TooltipProps) {
  const control = useRef<HTMLButtonElement>(null)
  const id = useId()
  const open = useStore(openTooltip) === id
  const escaped = useRef(false)
  const change = (next: boolean) => {
    const focused = document.activeElement === control.current
    if (!next && focused && !escaped.current) return
    escaped.current = false
    if (next || openTooltip.get() === id) openTooltip.set(next ? id : '')
  }
  return (
    <RadixTooltip.Root open={open} onOpenChange={change}>
      <RadixTooltip.Trigger
        asChild
        ref={control}
        // For touch screens, which have no hover.
        onClick={() => change(true)}
      >
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Content
        lang={lang}
        onEscapeKeyDown={() => {
          escaped.current = true
        }}
        sideOffset={FLOATING_OFFSET_PX}
        collisionPadding={8}
        className="opening z-menu rounded bg-inverse px-3 py-1.5 text-xs font-medium text-on-inverse"
      >
        {text}
      </RadixTooltip.Content>
    </RadixTooltip.Root>
  )
}
