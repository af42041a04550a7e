import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/
/** Smaller ones fit in the packet that is sent anyway. */
const LEAST_BYTES = 1024

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < LEAST_BYTES) return
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ])
  await Promise.all([writeFile(`${file}.gz`, zipped), writeFile(`${file}.br`, brotli)])
}

/** Writes a gzip and a brotli copy beside each text, for servers that send such a copy as it is. */
export async function compressTexts(files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((file) => TEXT.test(file)).map(compressFile))
}
