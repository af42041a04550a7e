import { act } from '@testing-library/react'
import type { AppliedTheme } from '@/settings/theme.ts'
import { DARK_QUERY } from '@/settings/theme.ts'

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'

const matching = new Set<string>()
const lists = new Map<string, MediaList>()

class MediaList extends EventTarget {
  readonly media: string

  constructor(media: string) {
    super()
    this.media = media
  }

  get matches(): boolean {
    return matching.has(this.media)
  }
}

/** Stands for `window.matchMedia`: answers by the preferences set below, and announces changes. */
export function matchDeviceMedia(query: string): MediaList {
  const list = lists.get(query) ?? new MediaList(query)
  lists.set(query, list)
  return list
}

function setMedia(query: string, matches: boolean): void {
  if (matching.has(query) === matches) return
  if (matches) matching.add(query)
  else matching.delete(query)
  act(() => {
    lists.get(query)?.dispatchEvent(new Event('change'))
  })
}

/** The colour preference of the visitor's operating system. */
export function setDeviceTheme(theme: AppliedTheme): void {
  setMedia(DARK_QUERY, theme === 'dark')
}

export function setReducedMotion(reduced: boolean): void {
  setMedia(REDUCED_MOTION_QUERY, reduced)
}

/** A light device that is free to move, without listeners yet. */
export function resetDevice(): void {
  matching.clear()
  lists.clear()
}
