export interface GuideFile {
  /** The number of pages, the size and the month, in words. */
  summary: string
  chapters: string[]
  size: { width: number; height: number }
  /** A colour of the cover, shown until the picture has loaded. */
  ground?: string
  samplePage?: string
  sampleNumber?: number
  pages?: number
  workbook?: string
}
