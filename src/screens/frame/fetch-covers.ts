import { materialsTexts } from 'virtual:texts'
import { COVER_SIZES } from '@/ui/cover.tsx'
import { fetchPicture } from '@/ui/picture.tsx'

/** For a link to the guides that is hovered or touched: the covers stand there as the page opens. */
export function fetchCovers(): void {
  for (const { cover } of materialsTexts.materials)
    fetchPicture({ src: cover, kind: 'cover', sizes: COVER_SIZES })
}
