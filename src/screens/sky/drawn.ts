import dark from '@/assets/not-found-dark.svg'
import light from '@/assets/not-found-light.svg'

/** Where the drawing is, in each theme. */
export const DRAWN = { light, dark } as const
