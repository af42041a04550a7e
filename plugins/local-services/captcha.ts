import { readFile } from 'node:fs/promises'
import { transformWithOxc } from 'vite'
import { send } from './http.ts'
import type { Service } from './service.ts'

/** Serves the stand-in of reCAPTCHA, for the site key `local`. */
export function createCaptcha(): Service {
  const file = new URL('captcha-stand-in.ts', import.meta.url)
  return (path) =>
    path === '/__captcha/api.js'
      ? {
          GET: async (_request, response) => {
            const { code } = await transformWithOxc(await readFile(file, 'utf8'), file.pathname)
            // What it imports are types: without them it is no module, as Google's is none.
            send(response, 200, code.replace(/^export \{\};?$/m, ''), {
              'Content-Type': 'text/javascript; charset=utf-8',
            })
          },
        }
      : undefined
}
