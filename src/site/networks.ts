const NETWORKS = {
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'linkedin.com': 'LinkedIn',
  'youtube.com': 'YouTube',
  'github.com': 'GitHub',
  'x.com': 'X',
  'tiktok.com': 'TikTok',
  'threads.com': 'Threads',
} as const

export type Network = (typeof NETWORKS)[keyof typeof NETWORKS]
export const NETWORK_NAMES: readonly Network[] = Object.values(NETWORKS)

export interface Profile {
  network: Network
  address: string
  icon: { viewBox: string; path: string }
}

export function networkOf(address: string): Network | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  const host = Object.keys(NETWORKS).find((domain) => `.${hostname}`.endsWith(`.${domain}`))
  return NETWORKS[host as keyof typeof NETWORKS]
}
