import { NETWORK_NAMES } from '../../src/site/networks.ts'
export const ENGLISH = {
  settings: {
    heading: 'Wrong settings:',
    wrong: (name: string, value: string, expected: string) =>
      `${name} is "${value}": expected ${expected}.`,
    ownId: (service: string) => `the id of your own account at ${service}`,
    unknown: (name: string) => `${name} is unknown: see .env.example for the names.`,
    setting: (fault: string) => `Setting ${fault}`,
    defaultHolds: (fault: string) => `Setting ${fault} Its default holds.`,
    noFolder: (place: string) => `SITE_FOLDER names ${place}, which is not there.`,
  },
  /** What an entry must be, by the rules of setting-rules.ts. */
  rules: {
    text: 'a line of text',
    identifier: 'an identifier without spaces',
    email: 'an e-mail address, such as contato@empresa.com.br',
    phone: 'a phone number in E.164, such as +5548900000000',
    origin: 'scheme and host without a path, such as https://www.example.com',
    basePath: 'a path that begins and ends with a slash, such as /austral/',
    webAddress: 'a web address, such as https://analytics.example/script.js',
    link: 'a web address or a path of the site, such as /privacidade.html',
    profile: `the address of a page at ${NETWORK_NAMES.join(', ')}`,
    linkOrContact: 'a web address, a path of the site such as /privacidade.html, mailto: or tel:',
    pageName: 'small letters, digits and hyphens',
    languageScope: 'specified (header, hero and meta) or whole (every page in every language)',
    googleTag: 'the id of a Google tag, such as G-AB12CD34EF or AW-123456789',
    metaPixel: 'the number of a Meta pixel, such as 1234567890',
    onOrOff: 'on or off',
    repository: 'owner and name of a repository, such as empresa/site',
    editorBackend: 'github or gitlab or gitea',
    buttonSize: 'large, medium, default, hidden or a size in pixels, such as 56px',
  },
  texts: {
    heading: 'The texts have faults:',
    missing: 'is missing',
    isNot: (expected: string) => `is not ${expected}`,
    types: { string: 'text', array: 'a list', object: 'a group of texts', int: 'a whole number' },
    unquoted: (fault: string) => `${fault}: put it in quotes`,
    tooFew: 'has too few entries',
    tooMuch: (most: string) => `is more than ${most}`,
    tooManyEntries: (count: number, most: string) => `has ${count} entries, at most ${most} fit`,
    tooManyLetters: (count: number, most: string) => `has ${count} letters, at most ${most} fit`,
    noneOf: (values: string) => `is none of ${values}`,
    noKey: (known: string) => `is no key here: there are ${known}`,
    noIcon: (name: string) => `is "${name}", which is no icon of https://lucide.dev/icons`,
    wrongFolder: (name: string, folder: string) =>
      `is "${name}": its address begins with ${folder}`,
    noFile: (file: string) => `names ${file}, which is not there`,
    noPlaceholder: (name: string, known: string) => `has ${name}: there are ${known}`,
    emptyPart: (file: string, part: string, site: string) =>
      `${file} has no ${part}, and ${site} shows them.`,
  },
  /** The schema gives some faults a name. These are the words for them. */
  faults: {
    languageCode: 'is no code such as pt-BR',
    languageTwice: 'names a language twice',
    sectionTwice: 'names a section twice',
    addressTwice: 'has one address for two sections',
    idTwice: 'has two entries of one "id"',
    id: 'has more than small letters, digits and hyphens',
    cnpj: 'is no CNPJ: its last two digits do not fit',
    startedLate: 'is after the year of "founded"',
  },
  pages: {
    fileName: 'its name has more than small letters, digits and hyphens.',
    noHead: 'does not begin with its title and description between "---".',
    noMenu: (menu: string, menus: string) => `is "${menu}": there are header, ${menus}`,
    taken: (path: string) => `is "${path}", which is taken`,
    doubled: (path: string) => `${path} is another page's too.`,
    noPicture: (address: string, folder: string) => `the picture ${address} is not in ${folder}.`,
    noPage: (address: string) => `${address} is no page of the site.`,
  },
  files: {
    noPdf: (file: string) => `${file} is no PDF.`,
    unreadable: (file: string) => `${file} is no picture that can be read. JPEG, PNG and WebP can.`,
    small: (file: string, width: number, wanted: number) =>
      `${file} is ${width} px wide, ${wanted} are wanted: it is blurred on large screens.`,
    noColours: (file: string) => `${file} has values that cannot be read as colours:`,
    damaged: (file: string) => `${file} is damaged, as after a merge with conflicts.`,
    takeOneSide: 'Take the file of one side, then run npm run brand.',
    inkHasGroups: (file: string, symbol: string) =>
      `${file}: the symbol "${symbol}" has a group or a style.`,
    shapesAlone: 'Put its shapes directly into it, with attributes in place of styles.',
    headerTooLong: (limit: number) =>
      `Netlify and Cloudflare read ${limit} characters of a header. Addresses in the settings, and scripts and styles in pages of your own, make one longer:`,
    leftOut: (files: string) => `Left out, as no page names them: ${files}`,
  },
  making: {
    isThere: (folder: string) => `${folder} is there already.`,
    noTexts: (languages: string) => `The example has no texts in ${languages}.`,
    takeOthers: 'Take the languages it has, and put a folder of your own beside them.',
    made: (language: string) => `site/ is made. Next:
  1. Fill in the company in site/site.yml.
  2. npm start, and write your texts: in site/${language}/, or in the editor.
  3. npm run check names what is still to do.
What comes then: docs/en/first-day.md.`,
  },
  list: {
    heading: (count: number) => `Before this site goes online (npm run check), ${count} to do:`,
    ready: 'Ready to go online: nothing is missing.',
    notReady: 'Not ready to go online: settings are wrong. Nothing else is missing.',
    subjects: {
      law: 'Law',
      company: 'Company',
      address: 'Address',
      mail: 'Mail',
      chat: 'Chat',
      visits: 'Visits',
      texts: 'Texts',
      guides: 'Guides',
      unseen: 'Unseen',
      brand: 'Brand',
      colours: 'Colours',
      pictures: 'Pictures',
      languages: 'Languages',
    },
    noPrivacy: (file: string) =>
      `No page says what becomes of visitors' data. Write a page with menu: privacy, or set links.privacy in ${file}.`,
    draft: (file: string) => `${file} is a draft and left out. Make it yours, and take draft away.`,
    noCompany: (file: string) => `Nobody answers for the site. Fill in ${file}.`,
    isExample: 'This is the example: npm run make-yours.',
    noAddress: (file: string) =>
      `The site knows no address of its own, for search and shared links. Set address in ${file}.`,
    noMail: 'Messages reach nobody. Set VITE_EMAILJS_ORIGIN and its ids: docs/en/online.md.',
    noChat:
      'Nobody answers in the chat. Set VITE_CHATBOT_API_HOST and VITE_CHATBOT_ID, or VITE_CHATBOT=off.',
    noVisits:
      'Nobody counts visits. Set VITE_ANALYTICS_SRC and VITE_ANALYTICS_SITE_ID, or VITE_ANALYTICS=off.',
    exampleWords: (file: string, places: string, others: number) =>
      `${file} has words of the example: ${places}${others > 0 ? ` and ${others} more` : ''}.`,
    guidesOff: (file: string) => `counts {guides}, and guides are off in ${file}`,
    pictureUnseen: (file: string) =>
      `heroPicture is shown without the sky alone. Set sky: off in ${file}.`,
    listUnseen: (name: string, count: number, least: number, section: string, file: string) =>
      `${name}.yml has ${count}, shown from ${least} on in the section ${section}: see sections in ${file}, or LISTS in plugins/site/parts.ts.`,
    noMark: (file: string) => `The site has no mark. Draw ${file}, then run npm run brand.`,
    staleIcons: (file: string) => `The icons are not made of ${file}. Run npm run brand.`,
    noCard: (language: string) =>
      `Shared links have no picture in ${language}. Run npm run brand -- cards.`,
    staleCard: (shown: string, language: string, now: string, key: string, file: string) =>
      `"${shown}" is in the picture of shared links in ${language}. Run npm run brand for "${now}", or set ${key} in ${file}.`,
    themes: { light: 'light', dark: 'dark' },
    contrast: (
      [text, ground, least]: readonly [string, string, number],
      found: string,
      theme: string,
      file: string,
    ) =>
      `--${text} on --${ground} has a contrast of ${found} in the ${theme} theme, ${least} are wanted: see ${file}.`,
    lostLanguage: (folder: string, file: string) =>
      `${folder} is not among languages in ${file}, so nothing shows it.`,
    untranslated: (language: string, first: string, groups: string, folder: string) =>
      `In ${language} still in ${first}: ${groups}. See ${folder}.`,
  },
  browser: {
    wrong: 'Tried in a browser (pages: {pages}, seconds: {seconds}). To mend:',
    fine: 'Tried in a browser (pages: {pages}, seconds: {seconds}): nothing to mend.',
    noBrowser:
      'Not tried in a browser, as there is none here. Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    pair: (text: string, ground: string, found: number, wanted: number) =>
      `${text} on ${ground} has a contrast of ${found}, and ${wanted} is wanted`,
    silent: 'nothing was sent',
    faults: {
      closed: [
        'The page does not open: {what}',
        'Run npm start and open it; report it if it stays.',
      ],
      error: ['The browser reports: {what}', 'Report it, with this line.'],
      policy: [
        'The site’s own policy blocks {what}',
        'Name its host under tags in site.yml, or leave it out.',
      ],
      missing: ['The file {what} is not there', 'Put it there, or correct its name in the texts.'],
      link: ['The link “{words}” leads to {what}, which is not there', 'Correct its address.'],
      sideways: [
        'The page is wider than a window of {what} px and moves sideways',
        'Shorten what is too wide: a word, a table.',
      ],
      cut: [
        '“{words}” is cut off or broken at {what} px',
        'Shorten it, above all its longest word.',
      ],
      contrast: ['“{words}” is hard to read: {what}', 'Change this pair of colours in theme.css.'],
      access: [
        '“{words}” is closed to some visitors: {what}',
        'Correct that text or picture; report it if it is none of yours.',
      ],
      unsent: [
        'The form “{words}” sends no mail: {what}',
        'Compare the ids of VITE_EMAILJS_… in .env with those of your account.',
      ],
      wrongMail: [
        'The form “{words}” sends the mail “{what}” in place of its own',
        'Each form needs the id of its own template: VITE_EMAILJS_…_TEMPLATE_ID in .env.',
      ],
    },
  },
}

export type Messages = typeof ENGLISH
