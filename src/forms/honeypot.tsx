/** A name that no browser fills in by itself. */
export const HONEYPOT_NAME = 'reference'

/** A trap for programs that fill in every field. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-clip opacity-0">
      <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" aria-label="" />
    </div>
  )
}
