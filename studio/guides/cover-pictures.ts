import sharp from 'sharp'

const JPEG_WIDTH = 720
const VARIANTS = [
  { width: 240, quality: 62 },
  { width: 360, quality: 62 },
  { width: 720, quality: 56 },
  { width: 1080, quality: 50 },
]

/** The cover, a PNG at least 1080 px wide, as pictures for the site: one JPEG and its AVIF variants. */
export function coverPictures(
  name: string,
  picture: Buffer,
  shape: { width: number; height: number },
): Promise<{ file: string; bytes: Buffer }[]> {
  const at = (width: number) =>
    sharp(picture)
      .removeAlpha()
      .resize(width, Math.round((width * shape.height) / shape.width))
  const jobs = [
    { file: `${name}-capa.jpg`, made: at(JPEG_WIDTH).jpeg({ quality: 84, mozjpeg: true }) },
    ...VARIANTS.map(({ width, quality }) => ({
      file: `${name}-capa-${width}.avif`,
      // Thin coloured lines bleed when the colour channels are halved.
      made: at(width).avif({ quality, chromaSubsampling: '4:4:4' }),
    })),
  ]
  return Promise.all(jobs.map(async ({ file, made }) => ({ file, bytes: await made.toBuffer() })))
}
