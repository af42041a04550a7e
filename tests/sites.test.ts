import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { exampleFolder, textFile } from '../plugins/settings/site-folder.ts'
import { GROUP_FIELDS, valuesIn } from '../plugins/texts/schema-tree.ts'
import { readSource } from '../plugins/texts/source.ts'
import { STORY_GROUPS, storyOf } from '../plugins/texts/story.ts'
import { LANGUAGES } from './support/example-texts.ts'
import { environmentOf, SITE_NAMES } from './support/other-sites.ts'

/** A build takes long on a busy machine, and so does a check of each page. */
const BUILD_LIMIT_MS = 180_000
const CHECK_LIMIT_MS = 600_000

const parent = mkdtempSync('dist-sites-')
afterAll(() => rmSync(parent, { recursive: true }))

const EXAMPLE = exampleFolder()

function hashesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const all = names.map((name) => path.join(folder, name)).filter((file) => statSync(file).isFile())
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return new Map(all.map((file) => [hash(file), file]))
}

/** The example's words, of which none is in other sites by chance. */
const WORDS = LANGUAGES.flatMap(({ value }) =>
  STORY_GROUPS.flatMap((group) => {
    const { value: words } = readSource(EXAMPLE, textFile(EXAMPLE, value, group))
    return valuesIn(GROUP_FIELDS[group], storyOf(group, words))
  }),
)
  .filter(({ field, keys }) => field.translatable && !keys.includes('parts'))
  .flatMap(({ value }) => String(value).split(/\{\w+\}/))
  .filter((words) => words.length >= 20)

const colours = (file: string) =>
  new Set(
    readFileSync(file, 'utf8')
      .match(/#[\da-f]{6}\b/gi)
      ?.map((hex) => hex.toLowerCase()),
  )

const PICTURES = new Map([
  ...hashesIn(EXAMPLE.public),
  ...hashesIn('src/assets'),
  ...hashesIn(EXAMPLE.content),
])

/** Drawings of the sky, which a site may have. */
const SKY = /^src\/assets\/|^public\/flags\//

/** The files of a site that was built, by the text in them. */
function buildOf(site: string) {
  const dist = path.join(parent, site)
  const env = { ...environmentOf(site), SITE_DIST: dist }
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'runner']
  const { status, stderr } = spawnSync(process.execPath, vite, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const built = names.filter((name) => /\.(html|js|css|svg|webmanifest|txt|xml)$/.test(name))
  return {
    dist,
    names,
    texts: built
      .filter((name) => !/typebot/.test(name))
      .map((name) => readFileSync(path.join(dist, name), 'utf8')),
  }
}

it.each([
  ['school', false],
  ['office', true],
  ['boston', false],
])(
  'The site %s has no words, pictures, colours or PDFs of the example',
  (site, hasSky) => {
    const { dist, names, texts: built } = buildOf(site)
    const has = (words: string) => built.some((text) => text.includes(words))
    expect(WORDS.length).toBeGreaterThan(200)
    expect(WORDS.filter(has)).toEqual([])
    expect(built.some((text) => /austral\b|南极光|アウストラル|오스트랄/i.test(text))).toBe(false)
    const neutral = colours('src/styles/neutral.css')
    const seen = [...colours('src/content/theme.css')].filter(
      (hex) => !neutral.has(hex) && has(hex),
    )
    const drawn = names.filter((name) => /aurora|horizon|pole|stamp/.test(name))
    // The sky has colours and drawings of its own.
    expect(hasSky ? [] : [...seen, ...drawn]).toEqual([])
    const left = [...hashesIn(dist)].flatMap(([hash]) => PICTURES.get(hash) ?? [])
    expect(left.filter((file) => !SKY.test(file.replaceAll(path.sep, '/')))).toEqual([])
  },
  BUILD_LIMIT_MS,
)

it.each([
  ...SITE_NAMES.map((site) => [site, environmentOf(site)] as const),
  ['the example in whole languages', { ...environmentOf(), VITE_LANGUAGES: 'whole' }] as const,
])(
  'npm run check has nothing to mend in a browser: %s',
  (_site, env) => {
    const check = ['scripts/run.mjs', 'scripts/check.ts']
    expect(spawnSync(process.execPath, check, { stdio: 'inherit', env }).status).toBe(0)
  },
  CHECK_LIMIT_MS,
)
