import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { publicPath } from '@/lib/public-path.ts'
import './cover.css'

const WIDTHS = [360, 720, 1080]

type CoverProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  /** Address of the cover's JPEG; its other formats stand beside it. */
  src: string
  alt: string
  sizes: string
}

function srcSet(src: string, extension: string): string {
  const base = publicPath(src).replace(/\.jpg$/, '')
  return WIDTHS.map((width) => `${base}-${width}.${extension} ${width}w`).join(', ')
}

/** A publication: its cover with the shading of the spine and the edges of its pages. */
export function Cover({ src, alt, sizes, className, ...props }: CoverProps) {
  return (
    <span className={cn('cover', className)}>
      <picture className="contents">
        <source type="image/avif" srcSet={srcSet(src, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet(src, 'webp')} sizes={sizes} />
        <img
          src={publicPath(src)}
          alt={alt}
          decoding="async"
          className="block size-full"
          {...props}
        />
      </picture>
    </span>
  )
}
