import type { ComponentProps } from 'react'
import { publicPath } from '@/lib/public-path.ts'

const FORMATS = ['avif', 'webp']

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  /** Path of its files without width and extension, such as `/images/course-ia`. */
  base: string
  /** Widths in pixels in which there is a file of each format, such as `-480.avif`. */
  widths: readonly number[]
  formats?: readonly string[]
  /** What follows the path in the file for browsers that know none of the formats. */
  fallback: string
  alt: string
  sizes: string
}

/** A picture in the smallest format and size that serves the window; loaded when it comes near. */
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
