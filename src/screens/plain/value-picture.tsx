/** Without the sky values have no picture. */
export function ValuePicture() {
  return null
}
