import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import { startTransition, useState, type ComponentProps, type ReactNode } from 'react'
import { FLOATING_OFFSET_PX } from '@/site/spec.ts'
import { fadeOutCopy } from './fade-out-copy.ts'

interface ChoiceMenuProps {
  trigger: ReactNode
  value: string
  onValueChange: (value: string) => void
  align: 'start' | 'end'
  children: ReactNode
}

/** A dropdown to choose one of several values. Not modal, because a modal menu of Radix injects a style element. */
export function ChoiceMenu({ trigger, value, onValueChange, align, children }: ChoiceMenuProps) {
  const [open, setOpen] = useState(false)
  // A transition lets the browser paint the pressed trigger before the menu renders.
  const change = (next: boolean) => {
    startTransition(() => setOpen(next))
  }
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={change}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Content
        ref={fadeOutCopy}
        align={align}
        sideOffset={FLOATING_OFFSET_PX}
        collisionPadding={8}
        className="opening floating note z-menu min-w-50 p-1.5 font-normal"
      >
        <RadixMenu.RadioGroup value={value} onValueChange={onValueChange}>
          {children}
        </RadixMenu.RadioGroup>
      </RadixMenu.Content>
    </RadixMenu.Root>
  )
}

export function Choice({ children, ...props }: ComponentProps<typeof RadixMenu.RadioItem>) {
  return (
    <RadixMenu.RadioItem
      className="choice group/choice flex min-h-touch cursor-pointer items-center gap-3.5 px-3 select-none"
      {...props}
    >
      {children}
      <RadixMenu.ItemIndicator className="ml-auto pl-3 text-primary">
        <Check size={18} />
      </RadixMenu.ItemIndicator>
    </RadixMenu.RadioItem>
  )
}
