import sharp from 'sharp'

/** Width of the main picture in pixels, and of its variants. */
const WIDTH = 1080
const VARIANTS = [360, 720, 1080]

/**
 * The first page as pictures for the site: one JPEG and its AVIF and WebP variants.
 *
 * @param {string} name
 * @param {Buffer} picture the page as PNG, at least 1080 px wide
 * @returns {Promise<{ file: string, bytes: Buffer }[]>}
 */
export function coverPictures(name, picture) {
  const at = (/** @type {number} */ width) => sharp(picture).resize({ width })
  const jobs = [
    {
      file: `${name}-capa.jpg`,
      made: at(WIDTH).jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true }),
    },
    ...VARIANTS.flatMap((width) => [
      { file: `${name}-capa-${width}.avif`, made: at(width).avif({ quality: 56, effort: 7 }) },
      { file: `${name}-capa-${width}.webp`, made: at(width).webp({ quality: 80, effort: 6 }) },
    ]),
  ]
  return Promise.all(jobs.map(async ({ file, made }) => ({ file, bytes: await made.toBuffer() })))
}
