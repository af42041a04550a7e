// Does toward the site what Umami's script does with the attributes that the site gives it. Without
// imports or exports: it is served as a classic script, for a module has no `document.currentScript`.
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
        // What a browser sends to a collector on another host, as Umami's is.
        referrerPolicy: 'strict-origin',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'event', payload }),
      })
    } catch {
      // As Umami's: a collector that cannot be reached is the site's business in no way.
    }
  }

  Object.assign(window, { umami: { track } })
})()
