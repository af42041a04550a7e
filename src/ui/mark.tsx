import { createElement, type ComponentProps } from 'react'
import { withBase } from '@/site/base-path.ts'

/** A drawing in one colour, for marks that are at least `from` pixels high. */
export interface Ink {
  from: number
  viewBox: string
  shapes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

export type MarkProps = Pick<ComponentProps<'svg'>, 'className'> & {
  height: number
}

export function InkMark({ inks, height, ...props }: MarkProps & { inks: readonly Ink[] }) {
  const ink = inks.findLast(({ from }) => from <= height) ?? inks[0]
  return (
    <svg viewBox={ink?.viewBox} height={height} fill="currentColor" aria-hidden="true" {...props}>
      {ink?.shapes.map(([tag, attributes], index) =>
        createElement(tag, { key: `${tag}${index}`, ...attributes }),
      )}
    </svg>
  )
}

export function PictureMark({ height, ...props }: MarkProps) {
  return <img src={withBase('/favicon.svg')} alt="" width={height} height={height} {...props} />
}
