import type { Plugin } from 'vite'
import type { Env } from './env.ts'
import { headScript } from './head-script.ts'
import { captchaHosts } from './hosting/content-security-policy.ts'

/** Puts the script that says which addresses code may come from at the top of every page. */
export function trustedTypes(env: Env): Plugin {
  return {
    name: 'trusted-types',
    apply: 'build',
    async transformIndexHtml(html) {
      const script = await headScript([
        {
          file: 'boot/head/trusted-types.ts',
          name: 'decideOnScripts',
          args: [env.analytics.src, captchaHosts(env.optional)],
        },
      ])
      return html.replace(
        /<meta charset[^>]*>/,
        (charset) => `${charset}\n    <script>${script}</script>`,
      )
    },
  }
}
