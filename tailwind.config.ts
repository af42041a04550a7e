import type { Config } from 'tailwindcss'
import { BREAKPOINTS } from './src/site/breakpoints.ts'

// Code asks for the breakpoints too, and no custom property can hold them. All other values are in
// src/styles/tokens.css.
export default { theme: { screens: BREAKPOINTS } } satisfies Config
