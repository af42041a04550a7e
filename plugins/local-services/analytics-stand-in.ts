// Stands in for Umami's script. A classic script without imports or exports, because a module has no
// `document.currentScript`.
;(() => {
  type Payload = Readonly<Record<string, unknown>>
  type Hook = (type: string, payload: Payload) => Payload | false

  const script = document.currentScript as HTMLScriptElement
  const setting = (name: string) => script.getAttribute(`data-${name}`) ?? ''

  async function track(fill: (payload: Payload) => Payload): Promise<void> {
    const { referrer, title } = document
    const built = fill({
      website: setting('website-id'),
      screen: `${screen.width}x${screen.height}`,
      language: navigator.language,
      title,
      hostname: location.hostname,
      url: location.href,
      referrer: referrer.startsWith(location.origin) ? '' : referrer,
    })
    const hook = Reflect.get(window, setting('before-send')) as Hook
    const payload = hook('event', built)
    if (!payload) return
    try {
      await fetch(`${setting('host-url')}/api/send`, {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        // Browsers send this referrer to a collector on another host.
        referrerPolicy: 'strict-origin',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'event', payload }),
      })
    } catch {
      // Umami ignores a collector that cannot be reached, too.
    }
  }

  Object.assign(window, { umami: { track } })
})()
