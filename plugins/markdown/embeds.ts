interface Embed {
  name: string
  /** The only host that the page's frame may show. */
  host: string
  frame: (address: URL) => string | undefined
}

const EMBEDS: readonly Embed[] = [
  {
    name: 'YouTube',
    host: 'https://www.youtube-nocookie.com',
    frame({ hostname, pathname, searchParams }) {
      const id =
        hostname === 'youtu.be'
          ? pathname.slice(1)
          : searchParams.get('v') || pathname.split('/')[2]
      if (!/^(?:(?:www\.|m\.)?youtube\.com|youtu\.be)$/.test(hostname) || !id) return undefined
      return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`
    },
  },
  {
    name: 'Vimeo',
    host: 'https://player.vimeo.com',
    frame({ hostname, pathname }) {
      const [, id] = /^\/(?:video\/)?(\d+)/.exec(pathname) ?? []
      if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname) || !id) return undefined
      return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
    },
  },
  {
    name: 'Google Maps',
    host: 'https://www.google.com',
    frame({ hostname, pathname, search, searchParams }) {
      if (!/^(?:www\.|maps\.)?google\.com(?:\.br)?$/.test(hostname)) return undefined
      if (pathname === '/maps/embed') return `https://www.google.com${pathname}${search}`
      const [, place] = /^\/maps\/(?:place|search)\/([^/]+)/.exec(pathname) ?? []
      const query = place ?? searchParams.get('q')
      return query
        ? `https://www.google.com/maps?q=${encodeURIComponent(decodeURIComponent(query.replaceAll('+', ' ')))}&output=embed`
        : undefined
    },
  },
]

export function embedOf(address: string) {
  if (!/^https:\/\/\S+$/.test(address) || !URL.canParse(address)) return undefined
  for (const { name, host, frame } of EMBEDS) {
    const source = frame(new URL(address))
    if (source) return { name, host, source }
  }
  return undefined
}
