import type { ComponentProps } from 'react'
import { markShape } from '@/lib/cross.ts'

type MarkProps = Omit<ComponentProps<'svg'>, 'height'> & {
  /** Height in pixels; the mark is cut coarser at small sizes. */
  height: number
}

/** The mark: the Cross as a kite, bitten by its fifth star. Drawn in the current colour. */
export function Mark({ height, ...props }: MarkProps) {
  const { viewBox, body, dot } = markShape(height)
  return (
    <svg viewBox={viewBox} height={height} fill="currentColor" aria-hidden="true" {...props}>
      <path d={body} />
      <circle {...dot} />
    </svg>
  )
}
