import type { errorTexts as Texts } from '../pt-br/errors.ts'

export const errorTexts: typeof Texts = {
  lang: 'en-US',
  heading: 'Something went wrong',
  text: "This part of the page didn't open. Try again or go back to the home page; if it keeps happening, contact us via",
  part: "This part of the page didn't open. Contact us via",
  retry: 'Try Again',
  reload: 'Reload Page',
  home: 'Back to Home',
  language: {
    title: "The language didn't load",
    description: 'The page is just as it was. Choose again or reload the page.',
  },
}
