export const PURPOSES = ['statistics', 'advertising'] as const
export type Purpose = (typeof PURPOSES)[number]

export interface Tags {
  google: string
  meta: string
  others: readonly {
    address: string
    kind: 'script' | 'picture'
    purpose: Purpose
    hosts: readonly string[]
  }[]
}

export function googlePurpose(id: string): Purpose {
  return id.startsWith('AW-') ? 'advertising' : 'statistics'
}
