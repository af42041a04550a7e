import path from 'node:path'
import { build, type Rolldown } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')
const ENTRY = 'head-script'
const made = new Map<string, Promise<string>>()

/** Functions to be called in a page's head: the files that export them, and what each is called with. */
export type HeadCalls = readonly { file: string; name: string; args?: readonly unknown[] }[]

async function bundle(source: string): Promise<string> {
  const output = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const code = output.output[0].code.trim().replace(/;$/, '')
  // Nothing in it may end the element that it stands in.
  return code.replaceAll('</', String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`)
}

/** Source of an inline script that calls some of the site's functions, bundled and minified. */
export function headScript(calls: HeadCalls): Promise<string> {
  const lines = calls.map(({ file, name, args = [] }, index) => {
    const list = args.map((value) => JSON.stringify(value)).join()
    const address = path.join(ROOT, 'src', file)
    return `import { ${name} as call${index} } from ${JSON.stringify(address)}\ncall${index}(${list})`
  })
  const source = lines.join('\n')
  const script = made.get(source) ?? bundle(source)
  made.set(source, script)
  return script
}
