import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'

const WIDTHS = [360, 720]
/** Drawn larger and reduced, which keeps thin strokes even. */
const DRAWN_WIDTH = 1440

export async function samplePage(
  bytes: Uint8Array,
  number: number,
  digest: string,
): Promise<Record<string, Buffer>> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const page = await pdf.getPage(number)
  const [, , width = 0] = page.view
  const viewport = page.getViewport({ scale: DRAWN_WIDTH / width })
  const canvas = createCanvas(DRAWN_WIDTH, Math.ceil(viewport.height))
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
  await page.render({ canvas: null, canvasContext, viewport }).promise
  await pdf.loadingTask.destroy()
  const picture = canvas.toBuffer('image/png')
  const at = (wide: number) =>
    sharp(picture)
      .withExif({ IFD0: { ImageDescription: digest } })
      .resize(wide)
  const avifs = WIDTHS.map(
    async (wide) => [`-${wide}.avif`, await at(wide).avif({ quality: 45 }).toBuffer()] as const,
  )
  return {
    ...Object.fromEntries(await Promise.all(avifs)),
    '.jpg': await at(720).jpeg({ quality: 60, mozjpeg: true }).toBuffer(),
  }
}
