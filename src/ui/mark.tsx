import type { ComponentProps } from 'react'
import { markShape } from '@/site/southern-cross.ts'

type MarkProps = Omit<ComponentProps<'svg'>, 'height'> & {
  /** In pixels. Smaller marks are drawn with coarser details. */
  height: number
}

export function Mark({ height, ...props }: MarkProps) {
  const { viewBox, body, dot } = markShape(height)
  return (
    <svg viewBox={viewBox} height={height} fill="currentColor" aria-hidden="true" {...props}>
      <path d={body} />
      <circle {...dot} />
    </svg>
  )
}
