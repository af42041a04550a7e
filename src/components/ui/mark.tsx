import { useId } from 'react'
import type { ComponentProps } from 'react'

/** The mark: the Cross as a kite, bitten by its fifth star. Drawn in the current colour. */
export function Mark(props: ComponentProps<'svg'>) {
  const bite = useId()
  return (
    <svg viewBox="-2.3 0 4.24 6.03" fill="currentColor" aria-hidden="true" {...props}>
      <mask id={bite} maskUnits="userSpaceOnUse" x="-2.3" y="0" width="4.24" height="6.03">
        <path d="M-2.3 0h4.24v6.03h-4.24z" fill="#fff" />
        <circle cx="1.02" cy="3.36" r=".76" fill="#000" />
      </mask>
      <path d="M0 0 1.929 1.845 0 6.02-2.295 2.359Z" mask={`url(#${bite})`} />
      <circle cx="1.02" cy="3.36" r=".45" />
    </svg>
  )
}
