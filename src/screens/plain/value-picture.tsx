/** A value is its plate and its words. */
export function ValuePicture() {
  return null
}
