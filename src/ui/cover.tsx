import type { ComponentProps } from 'react'
import { FROM_TABLET, FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { cn } from './cn.ts'
import { Picture } from './picture.tsx'

export const COVER_SIZES = `${FROM_TWO_COLUMNS} 26vw, ${FROM_TABLET} 37vw, 70vw`

type CoverProps = Omit<ComponentProps<typeof Picture>, 'kind'>

export function Cover({ className, ...props }: CoverProps) {
  return (
    <span className={cn('cover relative block print:after:hidden', className)}>
      <Picture kind="cover" className="w-full" {...props} />
    </span>
  )
}
