import { createRequire } from 'node:module'

export type Axis = number | { min: number; max: number }

interface SubsetOptions {
  targetFormat: 'woff2'
  keepAllGlyphs?: boolean
  keepFeatures?: string[]
  variationAxes?: Record<string, Axis>
}

type SubsetFont = (font: Buffer, text: string | null, options: SubsetOptions) => Promise<Buffer>

/** The package has neither types nor exports for modules. */
export const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont
