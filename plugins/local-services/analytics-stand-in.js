// Stands in for Umami's script.
/** @typedef {import('../../src/vendors/analytics/umami.ts').Payload} Payload */

const { currentScript } = document
/** @param {string} name */
const setting = (name) => currentScript?.getAttribute(`data-${name}`) ?? ''

Object.assign(window, {
  umami: {
    /** @param {(defaults: Payload) => Payload} fill */
    async track(fill) {
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
      const payload = Reflect.get(window, setting('before-send'))('event', built)
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
    },
  },
})
