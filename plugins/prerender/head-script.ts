import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { escapeHtml } from '../escape-html.ts'
import { ROOT } from '../settings/site-folder.ts'
import { defineFlags } from '../site/flags.ts'
import type { Site } from '../site/site.ts'

/** A file of src as the code of an inline script. */
export async function headScript(file: string, site: Site): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    define: defineFlags(site),
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(ROOT, 'src', file), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim().replace(/;$/, '')
}

/** The element, with what its code reads by `scriptData`. */
export function scriptElement(code: string, data: object): string {
  return `<script data-start="${escapeHtml(JSON.stringify(data))}">${code}</script>`
}
