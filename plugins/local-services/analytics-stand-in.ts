// Does toward the site what Umami's script does with the attributes that the site gives it. Without
// imports or exports: it is served as a classic script, for a module has no `document.currentScript`.
;(() => {
  type Payload = Readonly<Record<string, unknown>>
  type Hook = (type: string, payload: Payload) => unknown

  const script = document.currentScript as HTMLScriptElement
  const setting = (name: string) => script.getAttribute(`data-${name}`) ?? ''

  const website = setting('website-id')
  const host = setting('host-url') || script.src.replace(/\/[^/]*$/, '')
  const openedAt = location.href
  let cache = ''

  function shorten(address: string): string {
    if (address === '') return ''
    const url = new URL(address)
    if (setting('exclude-search') === 'true') url.search = ''
    if (setting('exclude-hash') === 'true') url.hash = ''
    return url.href
  }

  function defaults(): Payload {
    const { referrer, title } = document
    return {
      website,
      screen: `${screen.width}x${screen.height}`,
      language: navigator.language,
      title,
      hostname: location.hostname,
      url: shorten(openedAt),
      referrer: referrer.startsWith(location.origin) ? '' : shorten(referrer),
    }
  }

  async function send(built: Payload): Promise<void> {
    if (website === '') return
    if (setting('do-not-track') === 'true' && navigator.doNotTrack === '1') return
    const hook: unknown = Reflect.get(window, setting('before-send'))
    const payload = typeof hook === 'function' ? await (hook as Hook)('event', built) : built
    if (!payload) return
    try {
      const response = await fetch(`${host}/api/send`, {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        // What a browser sends to a collector on another host, as Umami's is.
        referrerPolicy: 'strict-origin',
        headers: { 'Content-Type': 'application/json', ...(cache && { 'x-umami-cache': cache }) },
        body: JSON.stringify({ type: 'event', payload }),
      })
      const answer = (await response.json()) as { cache?: string }
      cache = answer.cache ?? ''
    } catch {
      // As Umami's: a collector that cannot be reached is the site's business in no way.
    }
  }

  /** Sends what `fill` makes of the script's own values; without it, the page as it was opened. */
  function track(fill?: (payload: Payload) => Payload): Promise<void> {
    return send(fill ? fill(defaults()) : defaults())
  }

  Object.assign(window, { umami: { track } })
  if (setting('auto-track') !== 'false') void track()
})()
