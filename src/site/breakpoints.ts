export const BREAKPOINTS = {
  sm: '37.5em',
  md: '56.25em',
  lg: '68.75em',
  xl: '85em',
} as const

export const FROM_TABLET = `(min-width: ${BREAKPOINTS.sm})`
export const FROM_TWO_COLUMNS = `(min-width: ${BREAKPOINTS.md})`
