export const DRAWING = { width: 1200, height: 1000 } as const
