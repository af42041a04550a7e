import { onTestFinished } from 'vitest'

interface Download {
  href: string | null
  fileName: string
}

/** Catches the downloads that the page starts; jsdom would try to follow their links. */
export function catchDownloads(): Download[] {
  const caught: Download[] = []
  const listener = (event: MouseEvent) => {
    const link = event.target
    if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('download')) return
    event.preventDefault()
    caught.push({ href: link.getAttribute('href'), fileName: link.download })
  }
  document.addEventListener('click', listener)
  onTestFinished(() => document.removeEventListener('click', listener))
  return caught
}
