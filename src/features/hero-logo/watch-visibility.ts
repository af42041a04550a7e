export type VisibilityHandlers = {
  onLayout(): void
  onTheme(): void
  /** True while the sky is on screen, in a visible tab, and motion is allowed. */
  onAwake(awake: boolean): void
  /** Motion is not wanted: one still frame. */
  onStill(): void
}

/** Watches everything but the pointer that decides what the sky shows and whether it may move. */
export function watchVisibility(sky: HTMLElement, handlers: VisibilityHandlers): () => void {
  const watch = new AbortController()
  const { signal } = watch
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
  let onScreen = false
  let awake: boolean | undefined

  function update() {
    const next = onScreen && !document.hidden && !reduced.matches
    if (next === awake) return
    awake = next
    handlers.onAwake(next)
  }

  const layout = new ResizeObserver(() => handlers.onLayout())
  const screen = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false
    update()
  })
  const theme = new MutationObserver(() => handlers.onTheme())

  layout.observe(sky)
  // The kite can change its height within the same sky: another language, another title.
  const kite = sky.querySelector('.sky-kite')
  if (kite) layout.observe(kite)
  screen.observe(sky)
  theme.observe(document.documentElement, { attributeFilter: ['class'] })
  document.addEventListener('visibilitychange', update, { signal })
  reduced.addEventListener(
    'change',
    () => {
      update()
      if (reduced.matches) handlers.onStill()
    },
    { signal },
  )

  return () => {
    watch.abort()
    layout.disconnect()
    screen.disconnect()
    theme.disconnect()
  }
}
