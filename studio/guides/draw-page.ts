import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Larger than it is shown, which keeps thin strokes even. */
const WIDTH_PX = 1440

/** A page of a PDF as a PNG. */
export async function drawPage(bytes: Uint8Array, number: number): Promise<Buffer> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const page = await pdf.getPage(number)
  const [, , width = 0] = page.view
  const viewport = page.getViewport({ scale: WIDTH_PX / width })
  const canvas = createCanvas(WIDTH_PX, Math.ceil(viewport.height))
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
  await page.render({ canvas: null, canvasContext, viewport }).promise
  await pdf.loadingTask.destroy()
  return canvas.toBuffer('image/png')
}
