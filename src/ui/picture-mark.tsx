import { publicPath } from '@/site/public-path.ts'
import type { MarkProps } from './ink-mark.tsx'

/** The mark in its own colours, as browsers show it beside a page's title. */
export function PictureMark({ height, ...props }: MarkProps) {
  return <img src={publicPath('/favicon.svg')} alt="" width={height} height={height} {...props} />
}
