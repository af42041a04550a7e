import sharp from 'sharp'

const WIDTH = 240

/**
 * The cover as the home page shows it on a phone. Apart from `guide-covers.mjs`, as no guide is
 * printed with it.
 *
 * @param {string} name
 * @param {Buffer} picture as PNG
 * @param {{ width: number, height: number }} shape in any unit
 * @returns {Promise<{ file: string, bytes: Buffer }[]>}
 */
export async function smallCovers(name, picture, shape) {
  const small = sharp(picture)
    .removeAlpha()
    .resize(WIDTH, Math.round((WIDTH * shape.height) / shape.width))
  const stem = `${name}-capa-${WIDTH}`
  return [
    {
      file: `${stem}.avif`,
      bytes: await small.clone().avif({ quality: 62, chromaSubsampling: '4:4:4' }).toBuffer(),
    },
    {
      file: `${stem}.webp`,
      bytes: await small.clone().webp({ quality: 70, effort: 5, smartSubsample: true }).toBuffer(),
    },
  ]
}
