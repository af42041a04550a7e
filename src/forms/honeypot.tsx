/** Name of the field that people do not see and programs fill in; no browser knows what to put there. */
export const HONEYPOT_NAME = 'reference'

/** A trap for programs that fill in every field. No person can see, reach or hear it. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-clip opacity-0">
      <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" aria-label="" />
    </div>
  )
}
