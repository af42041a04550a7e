import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

const VARIANTS = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  call: 'button-call',
  inverse: 'button-inverse',
  text: 'quiet-link',
}
type Variant = keyof typeof VARIANTS

/** Where a hovered button's icon moves. */
const MOVES = { right: '', down: '[--move:0_3px]', away: '[--move:3px_-3px]' }

export function buttonClass(variant: Variant = 'primary', className?: string): string {
  return cn('button print:hidden', VARIANTS[variant], className)
}

interface ButtonLabelProps {
  children: ReactNode
  icon: ReactNode
  toward?: keyof typeof MOVES
}

export function ButtonLabel({ children, icon, toward = 'right' }: ButtonLabelProps) {
  return (
    <>
      <span className="cap-trim">{children}</span>
      {icon && (
        <span aria-hidden="true" className={cn('button-icon', MOVES[toward])}>
          {icon}
        </span>
      )}
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
    <button
      type={type}
      className={buttonClass(variant, cn('no-script:invisible', className))}
      {...props}
    >
      <ButtonLabel icon={icon} toward={toward}>
        {children}
      </ButtonLabel>
    </button>
  )
}
