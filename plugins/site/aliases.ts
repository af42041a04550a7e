import { colourFiles, fontFile, type SiteFolder } from '../settings/site-folder.ts'
import type { Parts } from './parts.ts'

/** Aliases for files that differ from site to site. */
export function aliasesOf(
  folder: SiteFolder,
  { sky, markdown }: Pick<Parts, 'sky' | 'markdown'>,
): Record<string, string> {
  const files = {
    '@': 'src',
    '@font.css': fontFile(folder),
    '@theme.css': colourFiles(folder)[1],
    '@sky.css': sky ? 'src/sky/sky-sheets.css' : 'src/screens/no-sky.css',
    '@markdown.css': markdown ? 'src/screens/markdown/markdown-page.css' : 'src/styles/none.css',
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, `${folder.root}/${file}`]),
  )
}
