import { readFile } from 'node:fs/promises'
import { readGuideFacts } from '../materials/guide-facts.mjs'
import { MATERIALS } from '../src/content/materials.ts'

/** What a build knows of itself, for `define`: its year, and what each guide's file says. */
export async function buildFacts(publicDir: string): Promise<Record<string, string>> {
  const guides = await Promise.all(
    MATERIALS.map(async ({ file }) => {
      const { pages, bytes, date } = await readGuideFacts(
        await readFile(`${publicDir}/pdfs/${file}`),
      )
      return [file, { pages, bytes, date: date.toISOString() }]
    }),
  )
  return {
    'import.meta.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    'import.meta.env.GUIDE_FACTS': JSON.stringify(JSON.stringify(Object.fromEntries(guides))),
  }
}
