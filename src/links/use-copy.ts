import { useTexts } from '@/settings/use-texts.ts'
import { interpolate, interpolateAll } from '@/text/interpolate.ts'
import { showNotice } from '@/ui/toast/toast-store.ts'

/** Copies a text. Where the browser refuses, `select` is called, so that the visitor can copy it. */
export function useCopy(text: string, select: () => void, name = text) {
  const texts = useTexts('forms')
  return {
    label: interpolate(texts.copy, { value: name }),
    copy: async () => {
      try {
        await navigator.clipboard.writeText(text)
        showNotice(interpolateAll(texts.copied, { value: name }))
      } catch {
        // The clipboard is missing on plain HTTP, and may be forbidden.
        select()
        showNotice(interpolateAll(texts.selected, { value: name }))
      }
    },
  }
}
