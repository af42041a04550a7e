import type { ComponentProps, MouseEvent } from 'react'
import { Tooltip } from './tooltip.tsx'

/** A link to a page that does not exist yet: it says so in a note and does nothing when clicked. */
export function InertLink({ note, ...props }: ComponentProps<'a'> & { note: string }) {
  const stay = (event: MouseEvent) => {
    event.preventDefault()
  }
  return (
    <Tooltip note={note}>
      <a href="#" aria-disabled="true" onClick={stay} {...props} />
    </Tooltip>
  )
}
