import { cn } from '@/lib/cn.ts'

/** A mark on the axis: how many times the Cross's long axis has been prolonged so far. */
export function AxisMark({ children, className }: { children: string; className?: string }) {
  return (
    <p aria-hidden="true" className={cn('axis-mark text-sm font-medium', className)}>
      {children}
    </p>
  )
}
