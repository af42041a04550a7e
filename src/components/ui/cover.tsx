import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { Picture } from './picture.tsx'

type CoverProps = Omit<ComponentProps<typeof Picture>, 'base' | 'widths' | 'fallback'> & {
  src: string
}

export function Cover({ src, className, ...props }: CoverProps) {
  return (
    <span className={cn('cover', className)}>
      <Picture
        base={src.replace(/\.jpg$/, '')}
        widths={[360, 720, 1080]}
        fallback=".jpg"
        className="h-auto w-full"
        {...props}
      />
    </span>
  )
}
