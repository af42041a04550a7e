import { unescape } from 'node:querystring'

interface Embed {
  name: string
  /** The only host that the page's frame may show. */
  host: string
  /** The path of what is shown, with its query. */
  pathOf: (address: URL) => string | undefined
}

const EMBEDS: readonly Embed[] = [
  {
    name: 'YouTube',
    host: 'https://www.youtube-nocookie.com',
    pathOf({ hostname, pathname, searchParams }) {
      const id =
        hostname === 'youtu.be'
          ? pathname.slice(1)
          : searchParams.get('v') || pathname.split('/')[2]
      if (!/^(?:(?:www\.|m\.)?youtube\.com|youtu\.be)$/.test(hostname) || !id) return undefined
      return `/embed/${encodeURIComponent(id)}?autoplay=1`
    },
  },
  {
    name: 'Vimeo',
    host: 'https://player.vimeo.com',
    pathOf({ hostname, pathname }) {
      const [, id] = /^\/(?:video\/)?(\d+)/.exec(pathname) ?? []
      if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname) || !id) return undefined
      return `/video/${id}?autoplay=1&dnt=1`
    },
  },
  {
    name: 'Google Maps',
    host: 'https://www.google.com',
    pathOf({ hostname, pathname, search, searchParams }) {
      if (!/^(?:www\.|maps\.)?google\.com(?:\.br)?$/.test(hostname)) return undefined
      if (pathname === '/maps/embed') return pathname + search
      const [, place] = /^\/maps\/(?:place|search)\/([^/]+)/.exec(pathname) ?? []
      const query = place ? unescape(place.replaceAll('+', ' ')) : searchParams.get('q')
      return query ? `/maps?q=${encodeURIComponent(query)}&output=embed` : undefined
    },
  },
]

export function embedOf(address: string) {
  if (!/^https:\/\/\S+$/.test(address) || !URL.canParse(address)) return undefined
  for (const { name, host, pathOf } of EMBEDS) {
    const path = pathOf(new URL(address))
    if (path) return { name, host, source: host + path }
  }
  return undefined
}
