/** A code such as pt-BR. Not a fixed list, because owners add and remove languages. */
export type Language = `${string}-${string}`
