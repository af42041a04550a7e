/** Whether a form's draft is kept in this visit; `false` where storage is out of reach. */
export function hasDraft(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.endsWith('-draft'))
  } catch {
    return false
  }
}
