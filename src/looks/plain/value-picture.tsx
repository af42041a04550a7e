export function ValuePicture() {
  return null
}
