import type { ComponentProps } from 'react'
import { publicPath } from '@/lib/public-path.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  base: string
  widths: readonly number[]
  /** What follows `base` in the file for browsers that do not know AVIF. */
  fallback: string
  alt: string
  sizes: string
}

export function Picture({ base, widths, fallback, alt, sizes, ...props }: PictureProps) {
  const path = publicPath(base)
  return (
    <picture className="contents">
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${path}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img src={path + fallback} alt={alt} loading="lazy" decoding="async" {...props} />
    </picture>
  )
}
