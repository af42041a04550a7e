import sharp from 'sharp'

const JPEG_WIDTH = 720
const VARIANTS = [
  { width: 240, avif: 62, webp: 70 },
  { width: 360, avif: 62, webp: 70 },
  { width: 720, avif: 56, webp: 50 },
  { width: 1080, avif: 50, webp: 35 },
]

/**
 * The cover as pictures for the site: one JPEG and its AVIF and WebP variants.
 *
 * @param {string} name
 * @param {Buffer} picture as PNG, at least 1080 px wide
 * @param {{ width: number, height: number }} shape in any unit
 * @returns {Promise<{ file: string, bytes: Buffer }[]>}
 */
export function coverPictures(name, picture, shape) {
  const at = (/** @type {number} */ width) =>
    sharp(picture)
      .removeAlpha()
      .resize(width, Math.round((width * shape.height) / shape.width))
  const jobs = [
    { file: `${name}-capa.jpg`, made: at(JPEG_WIDTH).jpeg({ quality: 84, mozjpeg: true }) },
    ...VARIANTS.flatMap(({ width, avif, webp }) => [
      // Thin coloured lines bleed when the colour channels are halved.
      {
        file: `${name}-capa-${width}.avif`,
        made: at(width).avif({ quality: avif, chromaSubsampling: '4:4:4' }),
      },
      {
        file: `${name}-capa-${width}.webp`,
        made: at(width).webp({ quality: webp, effort: 5, smartSubsample: true }),
      },
    ]),
  ]
  return Promise.all(jobs.map(async ({ file, made }) => ({ file, bytes: await made.toBuffer() })))
}
