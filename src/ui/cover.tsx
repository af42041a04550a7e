import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { FROM_TABLET, FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { avifSet, Picture } from './picture.tsx'

const WIDTHS = [360, 720, 1080]
/** As they stand on the page of guides. */
export const COVER_SIZES = `${FROM_TWO_COLUMNS} 26vw, ${FROM_TABLET} 37vw, 70vw`

/** Before the page that shows it is opened. */
export function fetchCover(src: string): void {
  const image = new Image()
  image.sizes = COVER_SIZES
  image.srcset = avifSet(src, WIDTHS) ?? ''
}

type CoverProps = Omit<ComponentProps<typeof Picture>, 'widths'>

export function Cover({ className, ...props }: CoverProps) {
  return (
    <span className={cn('cover', className)}>
      <Picture widths={WIDTHS} className="h-auto w-full" {...props} />
    </span>
  )
}
