import dark from '@/assets/not-found-dark.svg'
import light from '@/assets/not-found-light.svg'

export const DRAWING_FILES = { light, dark } as const
