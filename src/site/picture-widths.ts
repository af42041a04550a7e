/** In pixels, of the AVIF files that the build makes. */
export const PICTURE_WIDTHS = {
  picture: [480, 800, 1200, 1800],
  cover: [240, 360, 720, 1080],
  portrait: [160, 320],
  /** Not cropped. No width is that of a cropped picture, whose file would have the same name. */
  figure: [420, 840, 1260, 1680],
} as const
