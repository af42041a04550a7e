import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { FLOATING_OFFSET_PX } from '@/site/spec.ts'
import { cn } from './cn.ts'

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
  const button = useRef<HTMLButtonElement>(null)
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <RadixMenu.Trigger
        asChild
        ref={button}
        // Radix would open the menu where a finger only begins to scroll.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Content
        align={align}
        sideOffset={FLOATING_OFFSET_PX}
        collisionPadding={8}
        onInteractOutside={(event) => {
          if (button.current?.contains(event.target as Node)) event.preventDefault()
        }}
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
      className={cn(
        'group/choice flex min-h-touch items-center gap-3.5 px-3 cursor-pointer select-none',
        'outline-primary data-highlighted:bg-(--hover-ground) data-highlighted:text-fg',
        'data-highlighted:outline-2 data-highlighted:-outline-offset-2',
        'data-[state=checked]:font-medium data-[state=checked]:text-fg',
      )}
      {...props}
    >
      {children}
      <RadixMenu.ItemIndicator className="ml-auto pl-3 text-primary">
        <Check size={18} />
      </RadixMenu.ItemIndicator>
    </RadixMenu.RadioItem>
  )
}
