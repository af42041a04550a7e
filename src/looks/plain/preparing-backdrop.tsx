export function PreparingBackdrop() {
  return null
}
