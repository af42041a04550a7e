/** Adds a link to the page's head, such as a style or code to be fetched. */
export function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = href
  return document.head.appendChild(link)
}
