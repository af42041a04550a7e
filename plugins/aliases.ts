import type { Settings } from './env.ts'

/** Import aliases. Without the sky, imports of its files lead to the files of the same names in `screens/plain`. */
export function aliases({ parts }: Settings, source: string): Record<string, string> {
  return {
    ...(!parts.sky && {
      '@/screens/sky': `${source}/screens/plain`,
      './screens/sky': `${source}/screens/plain`,
    }),
    '@': source,
  }
}
