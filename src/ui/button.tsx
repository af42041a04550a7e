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
  down: '[&+svg]:[--move:0_3px]',
  away: '[&+svg]:[--move:3px_-3px]',
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
      <span className={cn('button-label cap-trim', MOTIONS[iconMotion])}>{children}</span>
      {icon}
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
