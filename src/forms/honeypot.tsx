/** A name that browsers do not autofill. */
export const HONEYPOT_NAME = 'reference'

export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-clip opacity-0">
      <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" aria-label="" />
    </div>
  )
}
