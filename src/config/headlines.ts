/** The headlines by the groups of their words: each has a style of its name in src/styles/headlines.css. */
export const HEADLINES = ['culture', 'services', 'courses', 'contact', 'downloads'] as const

export type Headline = (typeof HEADLINES)[number]
