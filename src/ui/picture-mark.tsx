import { publicPath } from '@/site/public-path.ts'
import type { MarkProps } from './ink-mark.tsx'

/** The mark in its own colours: the favicon. */
export function PictureMark({ height, ...props }: MarkProps) {
  return <img src={publicPath('/favicon.svg')} alt="" width={height} height={height} {...props} />
}
