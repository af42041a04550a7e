import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { Picture } from './picture.tsx'

type CoverProps = Omit<ComponentProps<typeof Picture>, 'kind'>

export function Cover({ className, ...props }: CoverProps) {
  return (
    <span className={cn('cover', className)}>
      <Picture kind="cover" className="h-auto w-full" {...props} />
    </span>
  )
}
