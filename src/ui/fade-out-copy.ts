/** A ref. React removes the element at once, and an inert copy fades out, so that focus and clicks need not wait. */
export function fadeOutCopy(element: HTMLElement | null) {
  return () => {
    if (!element || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    const { left, top, width, height } = element.getBoundingClientRect()
    const { scrollTop } = element
    const copy = element.cloneNode(true) as HTMLElement
    copy.inert = true
    copy.ariaHidden = 'true'
    copy.lang = element.closest<HTMLElement>('[lang]')?.lang ?? ''
    copy.classList.add('leaving', 'fixed', 'z-toast')
    copy.style.inset = `${top}px auto auto ${left}px`
    copy.style.width = `${width}px`
    copy.style.height = `${height}px`
    copy.addEventListener('animationend', () => copy.remove())
    queueMicrotask(() => {
      // In strict mode React detaches the ref and attaches it again.
      if (element.isConnected) return
      document.body.append(copy)
      copy.scrollTop = scrollTop
    })
  }
}
