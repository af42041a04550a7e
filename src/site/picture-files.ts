export const WIDTHS_PX = {
  picture: [480, 800, 1200, 1800],
  cover: [240, 360, 720, 1080],
  portrait: [160, 320],
  /** Not cropped. Its widths differ from those of cropped pictures, because the files would have the same names. */
  figure: [420, 840, 1260, 1680],
  /** Pages of the guides. `npm run brand` makes these, the build all other kinds. */
  sample: [360, 720],
} as const

export type PictureKind = keyof typeof WIDTHS_PX

export function largestWidth(kind: PictureKind): number {
  return Math.max(...WIDTHS_PX[kind])
}

/** The AVIF files that stand beside `x.jpg` or `x-800.jpg`, as `x-360.avif`. Any other picture has none. */
export function avifFiles(src: string, kind: PictureKind): string[] {
  const [, name, width, ending] = /^(.+?)(-\d+)?(\.jpg)$/.exec(src) ?? []
  const widths: readonly number[] = ending ? WIDTHS_PX[kind] : []
  const stem = width && !widths.includes(-Number(width)) ? name + width : name
  return widths.map((px) => `${stem}-${px}.avif`)
}

export function avifSet(src: string, kind: PictureKind): string {
  return avifFiles(src, kind)
    .map((file, index) => `${file} ${WIDTHS_PX[kind][index]}w`)
    .join(', ')
}
