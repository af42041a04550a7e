import type { ComponentProps } from 'react'
import { publicPath } from '@/lib/public-path.ts'

const FORMATS = ['avif', 'webp']

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  base: string
  widths: readonly number[]
  formats?: readonly string[]
  /** What follows `base` in the file for browsers that know none of the formats. */
  fallback: string
  alt: string
  sizes: string
}

export function Picture({
  base,
  widths,
  formats = FORMATS,
  fallback,
  alt,
  sizes,
  ...props
}: PictureProps) {
  const path = publicPath(base)
  return (
    <picture className="contents">
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      <img src={path + fallback} alt={alt} loading="lazy" decoding="async" {...props} />
    </picture>
  )
}
