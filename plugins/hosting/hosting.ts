import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Settings } from '../settings/settings.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { hostFiles } from './host-files.ts'
import {
  headerRules,
  hostedPages,
  NOT_FOUND_FILE,
  type HeaderRule,
  type HostedPage,
} from './rules.ts'

export async function readRules(
  settings: Settings,
  folder: string,
): Promise<{ rules: HeaderRule[]; pages: HostedPage[] }> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.html'))
  const html = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  const policy = contentSecurityPolicy(settings, html)
  return {
    rules: headerRules(policy, settings),
    pages: hostedPages(settings),
  }
}

/** The folder to deploy, which contains the site's own folder if it has a base path. */
export function hostFolder({ root, build }: ResolvedConfig, basePath: string): string {
  const outDir = path.resolve(root, build.outDir)
  return outDir.slice(0, outDir.length - basePath.length)
}

/**
 * Writes the addresses, caching and headers in the format of every host. It reads the prerendered pages, so
 * it must come after that plugin.
 */
export function hosting(settings: Settings): Plugin {
  let config: ResolvedConfig
  return {
    name: 'hosting',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved
    },
    // Vite empties only the site's own folder.
    async buildStart() {
      if (settings.basePath)
        await rm(hostFolder(config, settings.basePath), { recursive: true, force: true })
    },
    buildApp: {
      order: 'post',
      async handler() {
        const outDir = path.resolve(config.root, config.build.outDir)
        const forHost = hostFolder(config, settings.basePath)
        const { rules, pages } = await readRules(settings, outDir)
        for (const [file, text] of Object.entries(hostFiles(rules, pages, settings.basePath)))
          await writeFile(path.join(forHost, file), text)
        if (settings.basePath)
          await copyFile(path.join(outDir, NOT_FOUND_FILE), path.join(forHost, NOT_FOUND_FILE))
      },
    },
  }
}
