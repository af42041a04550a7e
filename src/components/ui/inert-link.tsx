import type { ComponentProps, MouseEvent } from 'react'
import { Tooltip } from './tooltip.tsx'

/** A link to a page that does not exist yet: a note in Portuguese says so, and a click does nothing. */
export function InertLink({ note, ...props }: ComponentProps<'a'> & { note: string }) {
  const stay = (event: MouseEvent) => {
    event.preventDefault()
  }
  return (
    <Tooltip note={note} lang="pt-BR">
      <a href="#" aria-disabled="true" onClick={stay} {...props} />
    </Tooltip>
  )
}
