import type { notFoundTexts as Texts } from '../pt-br/not-found.ts'

export const notFoundTexts: typeof Texts = {
  lang: 'en-US',
  heading: 'ERROR 404 - Page not found',
  text: 'Oops! Our AI short-circuited and could not find this page.',
  missing: 'does not exist.',
  suggestion: 'How about going back to the home page?',
  home: 'Back to Home',
  imageAlt: 'The Southern Cross split in two by a coral bolt; the fifth star falls.',
}
