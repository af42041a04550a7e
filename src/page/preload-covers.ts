import { COVER_SIZES } from '@/ui/cover.tsx'
import { preloadPicture } from '@/ui/picture.tsx'
import { guidesTexts } from 'virtual:texts'

/** Called when a link to the guides is hovered or touched, so that their page opens with its covers. */
export function preloadCovers(): void {
  for (const { cover } of guidesTexts.guides)
    preloadPicture({ src: cover, kind: 'cover', sizes: COVER_SIZES })
}
