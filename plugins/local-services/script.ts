import { readFile } from 'node:fs/promises'
import { transformWithOxc } from 'vite'
import { send } from './http.ts'
import type { Methods } from './service.ts'

/** Serves a script of this folder as a browser reads it. */
export function script(file: string): Methods {
  return {
    GET: async (_request, response) => {
      const source = await readFile(new URL(file, import.meta.url), 'utf8')
      const { code } = await transformWithOxc(source, file)
      // What a stand-in imports are types: without them it is no module, as the real one is none.
      send(response, 200, code.replace(/^export \{\};?$/m, ''), {
        'Content-Type': 'text/javascript; charset=utf-8',
      })
    },
  }
}
