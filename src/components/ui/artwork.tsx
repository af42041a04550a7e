import type { ComponentProps } from 'react'
import { publicPath } from '@/lib/public-path.ts'

const WIDTHS = [480, 800, 1200, 1800]

type ArtworkProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  /** Path of the artwork without width and extension, such as `/images/course-ia`. */
  base: string
  alt: string
  sizes: string
  width: number
  height: number
}

function srcSet(base: string, extension: string): string {
  return WIDTHS.map((width) => `${publicPath(base)}-${width}.${extension} ${width}w`).join(', ')
}

/** A picture in the smallest format and size that serves the window; loaded when it comes near. */
export function Artwork({ base, alt, sizes, ...props }: ArtworkProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(base, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(base, 'webp')} sizes={sizes} />
      <img
        src={publicPath(`${base}-800.jpg`)}
        alt={alt}
        loading="lazy"
        decoding="async"
        {...props}
      />
    </picture>
  )
}
