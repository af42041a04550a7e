import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'

type Variant = 'primary' | 'secondary' | 'inverse'

/** The look of a button, for a link that acts as one. */
export function buttonClass(variant: Variant = 'primary', className?: string): string {
  return cn(`button button-${variant}`, className)
}

interface ButtonLabelProps {
  children: ReactNode
  icon: ReactNode
  /** Where the icon moves on hover. */
  toward?: 'right' | 'down' | 'away'
}

export function ButtonLabel({ children, icon, toward = 'right' }: ButtonLabelProps) {
  return (
    <>
      <span>{children}</span>
      <span
        aria-hidden="true"
        className={cn('button-icon', toward !== 'right' && `button-icon-${toward}`)}
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
