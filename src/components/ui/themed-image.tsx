import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { publicPath } from '@/lib/public-path.ts'

type ThemedImageProps = Omit<ComponentProps<'img'>, 'src'> & {
  /** Path without theme and extension: `/images/not-found` stands for `-light.svg` and `-dark.svg`. */
  base: string
  extension: string
  alt: string
}

/** A picture drawn for each theme. The one that is not shown is not fetched. */
export function ThemedImage({ base, extension, alt, className, ...props }: ThemedImageProps) {
  return (
    <>
      <img
        src={publicPath(`${base}-light.${extension}`)}
        alt={alt}
        loading="lazy"
        className={cn(className, 'dark:hidden')}
        {...props}
      />
      <img
        src={publicPath(`${base}-dark.${extension}`)}
        alt={alt}
        loading="lazy"
        className={cn(className, 'light:hidden')}
        {...props}
      />
    </>
  )
}
