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

const MOTIONS = {
  right: '',
  down: '[--move:0_3px]',
  away: '[--move:3px_-3px]',
}

export function buttonClass(variant: Variant = 'primary', className?: string): string {
  return cn('button print:hidden', VARIANTS[variant], className)
}

interface ButtonLabelProps {
  children: ReactNode
  icon: ReactNode
  iconMotion?: keyof typeof MOTIONS
}

export function ButtonLabel({ children, icon, iconMotion = 'right' }: ButtonLabelProps) {
  return (
    <>
      <span className="cap-trim">{children}</span>
      {icon && <span className={cn('button-icon', MOTIONS[iconMotion])}>{icon}</span>}
    </>
  )
}

type ButtonProps = ComponentProps<'button'> & Partial<ButtonLabelProps> & { variant?: Variant }

export function Button({
  variant = 'primary',
  type = 'button',
  icon,
  iconMotion = 'right',
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
      <ButtonLabel icon={icon} iconMotion={iconMotion}>
        {children}
      </ButtonLabel>
    </button>
  )
}
