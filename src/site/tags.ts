export const PURPOSES = ['statistics', 'advertising'] as const
export type Purpose = (typeof PURPOSES)[number]

export function googlePurpose(id: string): Purpose {
  return id.startsWith('AW-') ? 'advertising' : 'statistics'
}
