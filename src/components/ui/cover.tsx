import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { Picture } from './picture.tsx'

type CoverProps = Omit<
  ComponentProps<typeof Picture>,
  'base' | 'widths' | 'formats' | 'fallback'
> & {
  /** Address of the cover's JPEG; its other formats stand beside it. */
  src: string
}

/** A publication: its cover with the shading of the spine and the edges of its pages. */
export function Cover({ src, className, ...props }: CoverProps) {
  return (
    <span className={cn('cover', className)}>
      <Picture
        base={src.replace(/\.jpg$/, '')}
        widths={[360, 720, 1080]}
        fallback=".jpg"
        className="block size-full"
        {...props}
      />
    </span>
  )
}
