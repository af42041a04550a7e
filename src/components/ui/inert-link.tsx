import type { ComponentProps, MouseEvent } from 'react'
import { Tooltip } from './tooltip.tsx'

interface InertLinkProps extends ComponentProps<'a'> {
  note: string
  noteLang: string
}

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
