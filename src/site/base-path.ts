function base(): string {
  return import.meta.env.BASE_URL.slice(0, -1)
}

export function withBase(path: string): string {
  return base() + path
}

export function withoutBase(pathname: string): string {
  return pathname.startsWith(`${base()}/`) ? pathname.slice(base().length) : pathname
}
