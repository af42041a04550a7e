import type { errorTexts as Texts } from '../pt-br/errors.ts'

export const errorTexts: typeof Texts = {
  lang: 'en-US',
  heading: 'Something Went Wrong',
  text: "This part of the page didn't load. Try again or go back to the home page. If it keeps happening, contact us via {whatsapp} or {email}.",
  part: "This part of the page didn't load. Contact us via {whatsapp} or {email}.",
  retry: 'Try Again',
  reload: 'Reload Page',
  home: 'Back to Home',
  language: {
    title: "The language didn't load",
    description: 'The page is just as it was. Choose again or reload the page.',
  },
}
