import { materialsTexts } from 'virtual:texts'
import { BUILD_PATHS } from '@/site/build-routes.ts'
import { fetchCover } from '@/ui/cover.tsx'

/** For a link that is hovered or touched: the pictures of the first view that it leads to. */
export function fetchPage(path: string): void {
  if (path !== BUILD_PATHS.downloads) return
  for (const { cover } of materialsTexts.materials) fetchCover(cover)
}
