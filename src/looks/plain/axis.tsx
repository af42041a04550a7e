/** Without the sky there is no axis. */
export function AxisDistance() {
  return null
}

export function AxisLabel() {
  return null
}

export function AxisNote() {
  return null
}
