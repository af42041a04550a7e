import type { ComponentProps } from 'react'
import { withBase } from '@/site/base-path.ts'
import { PICTURE_WIDTHS } from '@/site/picture-widths.ts'

/** `npm run brand` makes the pictures of guides' pages. The build makes all others. */
const WIDTHS = { ...PICTURE_WIDTHS, sample: [360, 720] }

type PictureProps = Omit<ComponentProps<'img'>, 'srcSet'> & {
  /** `x.jpg` or `x-800.jpg` has AVIF files beside it, such as `x-360.avif`. Any other picture is shown as it is. */
  src: string
  kind: keyof typeof WIDTHS
  alt: string
  sizes: string
}

export function avifSet(src: string, widths: readonly number[]): string | undefined {
  const [, name] = /^(.+)\.jpg$/.exec(withBase(src)) ?? []
  const stem = name?.replace(/-(\d+)$/, (ending, width) =>
    widths.includes(Number(width)) ? '' : ending,
  )
  return stem && widths.map((width) => `${stem}-${width}.avif ${width}w`).join(', ')
}

export function Picture({ src, kind, alt, sizes, ...props }: PictureProps) {
  const srcSet = avifSet(src, WIDTHS[kind])
  return (
    <picture className="contents">
      {srcSet !== undefined && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img src={withBase(src)} alt={alt} loading="lazy" decoding="async" {...props} />
    </picture>
  )
}
