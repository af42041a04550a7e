import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installed } from './apt-install.mjs'

const JAR = fileURLToPath(new URL('../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url))
// Its grammar of CSS is older than container units and `@property`, in which the style is written.
const NOT_OF_HTML = '.*CSS:.*'
const OPTIONS =
  `--format json --stdout --errors-only --exit-zero-always --filterpattern ${NOT_OF_HTML}`.split(
    ' ',
  )
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** @typedef {{ url?: string, message: string, extract?: string, lastLine?: number }} Message */

/**
 * The errors of HTML that the Nu HTML checker finds, by file.
 * @param {string[]} files
 * @returns {Map<string, string[]>}
 */
export function checkHtml(files) {
  installed('default-jre-headless', () => spawnSync('java', ['-version']).status === 0)
  const { stdout, stderr } = spawnSync('java', ['-jar', JAR, ...OPTIONS, ...files], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  })
  if (!stdout) throw new Error(`The HTML checker said nothing. ${stderr}`)
  /** @type {{ messages: Message[] }} */
  const { messages } = JSON.parse(stdout)
  /** @type {Map<string, string[]>} */
  const errors = new Map(files.map((file) => [file, []]))
  for (const { url, message, extract = '', lastLine } of messages) {
    const found = url && errors.get(fileURLToPath(url))
    if (!found) throw new Error(`The HTML checker could not do its work: ${message}`)
    found.push(`line ${lastLine}: ${message} ${extract}`)
  }
  return errors
}
