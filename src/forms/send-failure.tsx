import { Fragment } from 'react'

interface SendFailureProps {
  text: string
  or: string
  channels: readonly { label: string; href: string }[]
}

/** Stays by a form after a failed send: what happened, and the other ways to reach the company. */
export function SendFailure({ text, or, channels }: SendFailureProps) {
  return (
    <p role="alert" className="border-l-[3px] border-danger py-1 pl-4 text-sm text-fg-2">
      {text}{' '}
      {channels.map(({ label, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ` ${or} `}
          <a href={href} target="_blank" rel="noopener noreferrer" className="text-link">
            {label}
          </a>
        </Fragment>
      ))}
      .
    </p>
  )
}
