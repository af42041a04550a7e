import type { ComponentProps, MouseEvent } from 'react'
import { Tooltip } from '@/ui/tooltip.tsx'
import { footerTexts } from 'virtual:texts'

function stay(event: MouseEvent): void {
  event.preventDefault()
}

/** A link to a page that does not exist yet: its tooltip says so. */
export function InertLink(props: ComponentProps<'a'>) {
  return (
    <Tooltip text={footerTexts.soon} lang={footerTexts.lang}>
      <a href="#" aria-disabled="true" onClick={stay} {...props} />
    </Tooltip>
  )
}
