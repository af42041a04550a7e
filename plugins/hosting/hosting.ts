import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Settings } from '../env.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { hostFiles } from './host-files.ts'
import { inlineHashes } from './inline-hashes.ts'
import {
  headerRules,
  hostedPages,
  NOT_FOUND_FILE,
  type HeaderRule,
  type HostedPage,
} from './rules.ts'

/** How the site that was built into a folder is to be served: its addresses, and their headers. */
export async function readRules(
  env: Settings,
  folder: string,
): Promise<{ rules: HeaderRule[]; pages: HostedPage[] }> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.html'))
  const html = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  const policy = contentSecurityPolicy(env, inlineHashes(html))
  return {
    rules: headerRules(policy, env),
    pages: hostedPages(env),
  }
}

/** The folder that a host is given: that of a site at its top, or the one above the site's own. */
export function hostFolder({ root, build }: ResolvedConfig, basePath: string): string {
  const outDir = path.resolve(root, build.outDir)
  return outDir.slice(0, outDir.length - basePath.length)
}

/**
 * Makes the build ready for every host: the same addresses, caching and headers in the words of each.
 * It stands after the prerendering, whose pages it reads.
 */
export function hosting(env: Settings): Plugin {
  let config: ResolvedConfig
  return {
    name: 'hosting',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved
    },
    // Vite empties the site's own folder alone.
    async buildStart() {
      if (env.basePath) await rm(hostFolder(config, env.basePath), { recursive: true, force: true })
    },
    buildApp: {
      order: 'post',
      async handler() {
        const outDir = path.resolve(config.root, config.build.outDir)
        const forHost = hostFolder(config, env.basePath)
        const { rules, pages } = await readRules(env, outDir)
        for (const [file, text] of Object.entries(hostFiles(rules, pages, env.basePath)))
          await writeFile(path.join(forHost, file), text)
        if (env.basePath)
          await copyFile(path.join(outDir, NOT_FOUND_FILE), path.join(forHost, NOT_FOUND_FILE))
      },
    },
  }
}
