import { copyFile, cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResolvedConfig } from 'vite'
import { readProcessEnv } from '../process-env.ts'
import { hostFolder } from '../server/host-folder.ts'
import { NOT_FOUND_FILE } from '../site/prerendered-pages.ts'
import type { Site } from '../site/site.ts'
import { hostFiles, vercelConfig } from './host-files.ts'
import { readRules } from './read-rules.ts'
import { CONTROL_FILES } from './rules.ts'

/** Vite empties only the site's own folder, and none outside of the project. */
export async function emptyHostFolder(config: ResolvedConfig, { basePath }: Site): Promise<void> {
  const folder = hostFolder(config, basePath)
  if (basePath && folder.startsWith(path.resolve(config.root) + path.sep))
    await rm(folder, { recursive: true, force: true })
}

export async function writeHostFiles(config: ResolvedConfig, site: Site): Promise<void> {
  const { basePath } = site
  const folder = hostFolder(config, basePath)
  const top = path.join(folder, basePath)
  const { rules, pages } = await readRules(top, site)
  for (const [file, text] of Object.entries(hostFiles(rules, pages, basePath)))
    await writeFile(path.join(folder, file), text)
  if (basePath) await copyFile(path.join(top, NOT_FOUND_FILE), path.join(folder, NOT_FOUND_FILE))
  // Vercel has no file of rules that a build could write, but takes a folder of this form.
  if (!readProcessEnv().isOnVercel) return
  const output = path.join(config.root, '.vercel/output')
  const control = new Set(CONTROL_FILES.map((file) => path.join(folder, file)))
  await rm(output, { recursive: true, force: true })
  await cp(folder, path.join(output, 'static'), {
    recursive: true,
    filter: (file) => !control.has(file),
  })
  const routes = vercelConfig(rules, pages, basePath)
  await writeFile(path.join(output, 'config.json'), JSON.stringify(routes, null, 2))
}
