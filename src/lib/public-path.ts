function base(): string {
  return import.meta.env.BASE_URL.slice(0, -1)
}

/** Address of a page or a public file, for what the router does not read. */
export function publicPath(path: string): string {
  return base() + path
}

/** The path by which the routes know an address of the site. */
export function sitePath(pathname: string): string {
  return pathname.startsWith(`${base()}/`) ? pathname.slice(base().length) : pathname
}
