/** Asks for a picture of a page's first view, of the theme that it is in. */
export function preloadPicture([light = '', dark = '']: readonly string[]): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.fetchPriority = 'high'
  link.href = document.documentElement.classList.contains('dark') ? dark : light
  document.head.append(link)
}
