/** Nothing is drawn along the page. */
export function AxisDistance() {
  return null
}

export function AxisLabel() {
  return null
}

export function AxisNote() {
  return null
}
