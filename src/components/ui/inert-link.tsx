import type { ComponentProps, MouseEvent } from 'react'
import { Tooltip } from './tooltip.tsx'

interface InertLinkProps extends ComponentProps<'a'> {
  note: string
  noteLang: string
}

/** A link to a page that does not exist yet: a note says so, and a click does nothing. */
export function InertLink({ note, noteLang, ...props }: InertLinkProps) {
  const stay = (event: MouseEvent) => {
    event.preventDefault()
  }
  return (
    <Tooltip note={note} lang={noteLang}>
      <a href="#" aria-disabled="true" onClick={stay} {...props} />
    </Tooltip>
  )
}
