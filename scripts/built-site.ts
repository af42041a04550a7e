import path from 'node:path'
import { resolveConfig } from 'vite'

/** Where the build is, by the settings that it was made with: its host's folder, the site's own, and its path. */
export async function builtSite() {
  const { root, base, build } = await resolveConfig({ logLevel: 'silent' }, 'serve', 'production')
  const site = path.resolve(root, build.outDir)
  return { dist: site.slice(0, site.length + 1 - base.length), site, base: base.slice(0, -1) }
}
