import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** Folded on a phone. From a tablet on it is open and has no title. Older browsers fold it there too. */
export function Fold({
  title,
  className,
  children,
  ...props
}: ComponentProps<'details'> & { title: string }) {
  return (
    <details className={cn('fold', className)} {...props}>
      <summary
        className={cn(
          'fold-title chevron flex min-h-touch cursor-pointer items-center justify-between gap-3',
          'text-sm font-medium sm:supports-[selector(::details-content)]:hidden',
        )}
      >
        {title}
      </summary>
      {children}
    </details>
  )
}
