import { createElement, type ComponentProps } from 'react'
import { withBase } from '@/site/base-path.ts'
import { inks } from 'virtual:site'

type MarkProps = Pick<ComponentProps<'svg'>, 'className'> & { height: number }

/** The mark in the text's colour, or as a picture if it has no drawing in one colour. */
export function Mark({ height, ...props }: MarkProps) {
  const ink = inks.findLast(({ from }) => from <= height) ?? inks[0]
  if (!ink)
    return <img src={withBase('/favicon.svg')} alt="" width={height} height={height} {...props} />
  return (
    <svg viewBox={ink.viewBox} height={height} fill="currentColor" aria-hidden="true" {...props}>
      {ink.shapes.map(([tag, attributes], index) =>
        createElement(tag, { key: `${tag}${index}`, ...attributes }),
      )}
    </svg>
  )
}
