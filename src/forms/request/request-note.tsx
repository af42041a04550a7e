import { useStore } from '@/browser/store.ts'
import type { Guide } from '@/content/schema/texts.ts'
import { outboxOf } from '@/forms/outbox.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { requestFormName } from './request-mail.ts'

export function RequestNote({ guide }: { guide: Guide }) {
  const texts = useTexts('downloads')
  const state = useStore(outboxOf(requestFormName(guide)))
  return (
    <p className="note mt-2 text-xs text-balance wrap-anywhere">
      {state.status === 'sent' ? interpolate(texts.sentTo, state.values) : texts.asks}
    </p>
  )
}
