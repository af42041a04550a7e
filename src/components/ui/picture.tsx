import type { ComponentProps } from 'react'
import { publicPath } from '@/lib/public-path.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'srcSet'> & {
  /** For browsers that do not know AVIF: `x.jpg` or `x-800.jpg`, with `x-360.avif` beside it. */
  src: string
  widths: readonly number[]
  alt: string
  sizes: string
}

export function Picture({ src, widths, alt, sizes, ...props }: PictureProps) {
  const path = publicPath(src)
  const stem = path.replace(/(-\d+)?\.jpg$/, '')
  return (
    <picture className="contents">
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${stem}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img src={path} alt={alt} loading="lazy" decoding="async" {...props} />
    </picture>
  )
}
