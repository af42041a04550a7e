import { publicPath } from '@/site/public-path.ts'
import type { MarkProps } from './ink-mark.tsx'

/** Shows the favicon, which is the mark in its own colours. */
export function PictureMark({ height, ...props }: MarkProps) {
  return <img src={publicPath('/favicon.svg')} alt="" width={height} height={height} {...props} />
}
