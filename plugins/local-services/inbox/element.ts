/** The element of the page with this id, which must be of the given class. */
export function element<T extends Element>(id: string, type: new () => T): T {
  const found = document.getElementById(id)
  if (found instanceof type) return found
  throw new Error(`The page has no ${type.name} with the id "${id}"`)
}
