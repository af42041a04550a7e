import type { Settings } from './env.ts'

/** Import aliases: `@` for `src`, and `@look` for the folder of the look that the site has. */
export function aliases({ parts }: Pick<Settings, 'parts'>, source: string) {
  return { '@look': `${source}/looks/${parts.sky ? 'sky' : 'plain'}`, '@': source }
}
