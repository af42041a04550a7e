import type { ComponentProps, MouseEvent } from 'react'
import { footerTexts } from 'virtual:texts'
import { Tooltip } from '@/ui/tooltip.tsx'

function stay(event: MouseEvent): void {
  event.preventDefault()
}

/** A link to a page that does not exist yet, as its tooltip says. */
export function ComingSoonLink(props: ComponentProps<'a'>) {
  return (
    <Tooltip text={footerTexts.soon} lang={footerTexts.lang}>
      <a href="#" aria-disabled="true" onClick={stay} {...props} />
    </Tooltip>
  )
}
