import type { Settings } from './env.ts'

/** What imports begin with, and where that is. Without the sky each of its files has a plain one in its place. */
export function aliases({ parts }: Settings, source: string): Record<string, string> {
  return {
    ...(!parts.sky && {
      '@/screens/sky': `${source}/screens/plain`,
      './screens/sky': `${source}/screens/plain`,
    }),
    '@': source,
  }
}
