import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Settings } from '../settings/settings.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { hostFiles } from './host-files.ts'
import { headerRules, hostedPages, NOT_FOUND_FILE } from './rules.ts'

/** The rules for the built pages of a folder. */
export async function readRules(settings: Settings, folder: string) {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.html'))
  const html = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  const policy = contentSecurityPolicy(settings, html)
  return { rules: headerRules(policy, settings), pages: hostedPages(settings) }
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
  const { basePath } = settings
  return {
    name: 'hosting',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Vite empties only the site's own folder.
    async buildStart() {
      const folder = hostFolder(this.environment.config, basePath)
      if (basePath) await rm(folder, { recursive: true, force: true })
    },
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const folder = hostFolder(config, basePath)
        const site = path.join(folder, basePath)
        const { rules, pages } = await readRules(settings, site)
        for (const [file, text] of Object.entries(hostFiles(rules, pages, basePath)))
          await writeFile(path.join(folder, file), text)
        if (basePath)
          await copyFile(path.join(site, NOT_FOUND_FILE), path.join(folder, NOT_FOUND_FILE))
      },
    },
  }
}
