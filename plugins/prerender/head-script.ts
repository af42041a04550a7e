import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { ROOT } from '../settings/site-folder.ts'
import { defineEnv } from '../site/flags.ts'

/** A file of src as an inline script. `values` are what it reads from `import.meta.env`. */
export async function headScript(
  file: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    define: defineEnv(values),
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(ROOT, 'src', file), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const code = output[0].code.trim().replace(/;$/, '')
  // The code must not end its script element.
  return code.replaceAll('</', String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`)
}
