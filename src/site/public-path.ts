function base(): string {
  return import.meta.env.BASE_URL.slice(0, -1)
}

export function publicPath(path: string): string {
  return base() + path
}

export function sitePath(pathname: string): string {
  return pathname.startsWith(`${base()}/`) ? pathname.slice(base().length) : pathname
}
