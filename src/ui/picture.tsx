import type { ComponentProps } from 'react'
import { withBase } from '@/site/base-path.ts'
import { avifSet, type PictureKind } from '@/site/picture-files.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'srcSet'> & {
  src: string
  kind: PictureKind
  alt: string
  sizes: string
}

export function Picture({ src, kind, alt, sizes, ...props }: PictureProps) {
  const srcSet = avifSet(withBase(src), kind)
  return (
    <picture className="contents">
      {srcSet !== '' && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img src={withBase(src)} alt={alt} loading="lazy" decoding="async" {...props} />
    </picture>
  )
}
