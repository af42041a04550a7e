/** Values have no picture. */
export function ValuePicture() {
  return null
}
