import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'

type Variant = 'primary' | 'secondary' | 'inverse'

const VARIANTS: Record<Variant, string> = {
  primary: 'border-transparent bg-fg text-ground hover:bg-accent hover:text-on-accent',
  secondary: 'border-line-2 text-fg hover:border-fg',
  inverse:
    'border-transparent bg-on-inverse text-inverse outline-on-inverse hover:bg-accent hover:text-on-accent',
}

/** The look of a button, for a link that acts as one. */
export function buttonClass(variant: Variant = 'primary', className?: string): string {
  return cn(
    'group/button inline-flex min-h-13.5 items-center justify-between gap-3 rounded border px-4 py-3',
    'text-base leading-tight font-medium tracking-[-0.01em] select-none',
    'transition-colors duration-fast active:[translate:0_1px]',
    'disabled:border-transparent disabled:bg-sunk disabled:text-fg-2 disabled:active:[translate:none]',
    VARIANTS[variant],
    className,
  )
}

interface ButtonLabelProps {
  children: ReactNode
  icon: ReactNode
  /** Where the icon moves on hover. */
  toward?: keyof typeof MOVES
}

const MOVES = {
  right: 'group-hover/button:[translate:3px]',
  down: 'group-hover/button:[translate:0_3px]',
  away: 'group-hover/button:[translate:3px_-3px]',
}

export function ButtonLabel({ children, icon, toward = 'right' }: ButtonLabelProps) {
  return (
    <>
      <span>{children}</span>
      <span
        aria-hidden="true"
        className={cn(
          'shrink-0 transition-transform duration-base ease-house group-disabled/button:[translate:none]',
          MOVES[toward],
        )}
      >
        {icon}
      </span>
    </>
  )
}

type ButtonProps = ComponentProps<'button'> & Partial<ButtonLabelProps> & { variant?: Variant }

export function Button({
  variant = 'primary',
  type = 'button',
  icon,
  toward = 'right',
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button type={type} className={buttonClass(variant, className)} {...props}>
      <ButtonLabel icon={icon} toward={toward}>
        {children}
      </ButtonLabel>
    </button>
  )
}
