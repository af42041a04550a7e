import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { Picture } from './picture.tsx'

const WIDTHS = [360, 720, 1080]

type CoverProps = Omit<ComponentProps<typeof Picture>, 'widths'>

export function Cover({ className, ...props }: CoverProps) {
  return (
    <span className={cn('cover', className)}>
      <Picture widths={WIDTHS} className="h-auto w-full" {...props} />
    </span>
  )
}
