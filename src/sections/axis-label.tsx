import { cn } from '@/lib/cn.ts'

/** A label on the axis: how many times the Cross's long axis has been prolonged so far. */
export function AxisLabel({ children, className }: { children: string; className?: string }) {
  return (
    <p aria-hidden="true" className={cn('axis-label text-sm font-medium', className)}>
      {children}
    </p>
  )
}
