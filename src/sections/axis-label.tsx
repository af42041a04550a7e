import { cn } from '@/lib/cn.ts'

/** The multiplier beside a section's heading, such as 1×. */
export function AxisLabel({ children, className }: { children: string; className?: string }) {
  return (
    <p aria-hidden="true" className={cn('axis-label text-sm font-medium', className)}>
      {children}
    </p>
  )
}
