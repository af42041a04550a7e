export function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = href
  return document.head.appendChild(link)
}
