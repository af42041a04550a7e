import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Env } from '../../src/config/env.ts'
import { compressTexts } from './compress.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { headersFile } from './headers-file.ts'
import { inlineHashes } from './inline-hashes.ts'
import { nginxConf } from './nginx-conf.ts'
import { redirectsFile } from './redirects-file.ts'
import { headerRules, hostedPages, NOT_FOUND_FILE, type ControlFile } from './rules.ts'
import { vercelConfig } from './vercel-config.ts'

/** What the hosts read, by the names of the files, for the pages that were built. */
function controlFiles(env: Env, html: readonly string[]): Record<ControlFile, string> {
  const { basePath } = env
  const { languages } = env.optional
  const pages = hostedPages(basePath, languages)
  const rules = headerRules(contentSecurityPolicy(env, inlineHashes(html)), basePath, languages)
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(pages),
    '_nginx.conf': nginxConf(rules, pages, basePath),
    'vercel.json': vercelConfig(rules, pages, basePath),
  }
}

/** The folder that a host is given: that of a site at its top, or the one above the site's own. */
export function hostFolder({ root, build }: ResolvedConfig, basePath: string): string {
  const outDir = path.resolve(root, build.outDir)
  if (!outDir.endsWith(basePath.replaceAll('/', path.sep)))
    throw new Error(`${outDir} is not in ${basePath}`)
  return outDir.slice(0, outDir.length - basePath.length)
}

/**
 * Makes the build ready for every host: the same addresses, caching and headers in the words of each,
 * and compressed copies. It stands after the prerendering, whose pages it reads.
 * @param compressed false for a build that is looked at here alone: to compress takes a fifth of its time
 */
export function hosting(env: Env, compressed = true): Plugin {
  let config: ResolvedConfig
  return {
    name: 'hosting',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    // Vite empties the site's own folder alone.
    buildStart: async () => {
      if (env.basePath) await rm(hostFolder(config, env.basePath), { recursive: true, force: true })
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const outDir = path.resolve(config.root, config.build.outDir)
        const names = await readdir(outDir, { recursive: true })
        const files = names.map((name) => path.join(outDir, name))
        const pages = files.filter((file) => file.endsWith('.html'))
        const html = await Promise.all(pages.map((file) => readFile(file, 'utf8')))
        const control = Object.entries(controlFiles(env, html))
        if (compressed) await compressTexts(files)
        const forHost = hostFolder(config, env.basePath)
        await Promise.all(control.map(([file, text]) => writeFile(path.join(forHost, file), text)))
        if (env.basePath)
          await copyFile(path.join(outDir, NOT_FOUND_FILE), path.join(forHost, NOT_FOUND_FILE))
      },
    },
  }
}
