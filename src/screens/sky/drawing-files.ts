import dark from '@/assets/not-found-dark.svg'
import light from '@/assets/not-found-light.svg'

/** Where the drawing is, in each theme. */
export const DRAWING_FILES = { light, dark } as const
