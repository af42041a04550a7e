import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Env } from '../../src/config/env.ts'
import { compressTexts } from './compress.ts'
import { captchaHosts, contentSecurityPolicy } from './content-security-policy.ts'
import { headersFile } from './headers-file.ts'
import { inlineHashes } from './inline-hashes.ts'
import { nginxConf } from './nginx-conf.ts'
import { redirectsFile } from './redirects-file.ts'
import { CONTROL_FILES, headerRules } from './rules.ts'
import { trustedTypesScript } from './trusted-types.ts'
import { vercelConfig } from './vercel-config.ts'

const ADDED = new RegExp(`^(${CONTROL_FILES.join('|')})$|\\.(br|gz)$`)

/** The site's files in a folder and below it, by their paths in it; not what an earlier build added. */
async function siteFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !ADDED.test(file))
    .toSorted()
}

/** What the hosts read, by the names of the files, for the pages and files that were built. */
export function controlFiles(
  env: Env,
  pages: readonly string[],
  files: readonly string[],
): Record<(typeof CONTROL_FILES)[number], string> {
  const rules = headerRules(contentSecurityPolicy(env, inlineHashes(pages)))
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(),
    '_nginx.conf': nginxConf(rules, files),
    'vercel.json': vercelConfig(rules),
  }
}

/**
 * Makes the build ready for every host: the same addresses, caching and headers in the words of each,
 * and compressed copies. It stands after the prerendering, whose pages it reads.
 */
export function hosting(env: Env): Plugin {
  let config: ResolvedConfig
  return {
    name: 'hosting',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: (html) =>
      html.replace(
        /<meta charset[^>]*>/,
        (charset) =>
          `${charset}\n    <script>${trustedTypesScript(env.analytics.src, captchaHosts(env.optional))}</script>`,
      ),
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const outDir = path.resolve(config.root, config.build.outDir)
        const inOutDir = (file: string) => path.join(outDir, file)
        const files = await siteFiles(outDir)
        const pages = await Promise.all(
          files
            .filter((file) => file.endsWith('.html'))
            .map((file) => readFile(inOutDir(file), 'utf8')),
        )
        const control = Object.entries(controlFiles(env, pages, files))
        await compressTexts(files.map(inOutDir))
        await Promise.all(control.map(([file, text]) => writeFile(inOutDir(file), text)))
      },
    },
  }
}
