import path from 'node:path'
import { siteFolder, type SiteFolder } from '../../plugins/settings/site-folder.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A site with these colours over the neutral ones, until the test has finished. */
export function folderWith(colours: string): SiteFolder {
  const own = temporaryFolder({ 'theme.css': `:root { ${colours} }` })
  return siteFolder(undefined, path.relative('', own))
}
