import { publicPath } from '@/site/public-path.ts'

export const DRAWING = { width: 1200, height: 1000 } as const

export function drawingAddress(theme: 'light' | 'dark'): string {
  return publicPath(`/images/not-found-${theme}.svg`)
}
