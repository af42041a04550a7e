import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

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
        src={`${base}-light.${extension}`}
        alt={alt}
        loading="lazy"
        className={cn(className, 'dark:hidden')}
        {...props}
      />
      <img
        src={`${base}-dark.${extension}`}
        alt={alt}
        loading="lazy"
        className={cn(className, 'light:hidden')}
        {...props}
      />
    </>
  )
}
