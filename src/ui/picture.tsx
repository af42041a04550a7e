import type { ComponentProps } from 'react'
import { publicPath } from '@/site/public-path.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'srcSet'> & {
  /** `x.jpg` or `x-800.jpg`, with `x-360.avif` beside it, as `npm run images` makes them; or any other picture. */
  src: string
  widths: readonly number[]
  alt: string
  sizes: string
}

export function Picture({ src, widths, alt, sizes, ...props }: PictureProps) {
  const path = publicPath(src)
  const [, stem] = /^(.+?)(?:-\d+)?\.jpg$/.exec(path) ?? []
  return (
    <picture className="contents">
      {stem !== undefined && (
        <source
          type="image/avif"
          srcSet={widths.map((width) => `${stem}-${width}.avif ${width}w`).join(', ')}
          sizes={sizes}
        />
      )}
      <img src={path} alt={alt} loading="lazy" decoding="async" {...props} />
    </picture>
  )
}
