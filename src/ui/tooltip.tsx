import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import { FLOATING_OFFSET_PX, TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@/site/spec.ts'
import { cn } from './cn.ts'

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

interface TooltipProps {
  text: string
  lang?: string
  children: ReactElement
}

export function Tooltip({ text, lang, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Content
        lang={lang}
        sideOffset={FLOATING_OFFSET_PX}
        collisionPadding={8}
        className={cn(
          'opening z-menu rounded px-3 py-1.5',
          'bg-inverse text-xs font-medium text-on-inverse',
        )}
      >
        {text}
      </RadixTooltip.Content>
    </RadixTooltip.Root>
  )
}
