import sharp from 'sharp'

export async function photograph(width: number, height: number): Promise<Uint8Array> {
  const background = { r: Math.floor(Math.random() * 256), g: 90, b: 90 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
