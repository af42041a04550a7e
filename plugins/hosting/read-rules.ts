import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '../site/site.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { headerRules, hostedPages } from './rules.ts'

/** The policy allows what the built pages in the folder contain. */
export async function readRules(folder: string, site: Site) {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.html'))
  const html = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  const policy = contentSecurityPolicy(html, site)
  return { rules: headerRules(policy, site), pages: hostedPages(site) }
}
