export function preloadPicture(light: string, dark: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.fetchPriority = 'high'
  link.href = document.documentElement.classList.contains('dark') ? dark : light
  document.head.append(link)
}
