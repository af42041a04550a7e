import type { notFoundTexts as Texts } from '../pt-br/not-found.ts'

export const notFoundTexts: typeof Texts = {
  lang: 'en-US',
  heading: 'Error 404: Page Not Found',
  text: "Oops! Our AI short-circuited and couldn't find this page.",
  missing: "{path} doesn't exist.",
  suggestion: 'Want to go back to the home page?',
  home: 'Back to Home',
  imageAlt: 'The Southern Cross split in two by a coral bolt; the fifth star falls.',
}
