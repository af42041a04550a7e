import { networkOf, NETWORK_NAMES } from '../../site/networks.ts'
import { CHATBOT_BUTTON_PX } from '../../site/spec.ts'

const EDITOR_BACKENDS = ['github', 'gitlab', 'gitea'] as const
export type EditorBackend = (typeof EDITOR_BACKENDS)[number]

/** What a setting or an owner's entry must be, in words that follow "expected" or "is not". */
export type Rule = {
  expected: string
  accepts: (value: string) => boolean
  /** What the editor can tell of it as an owner writes. */
  pattern?: string
}

/** Web addresses of any letters, as the editor's patterns know no flag for that. */
const WEB = '[Hh][Tt][Tt][Pp][Ss]?:'
const LINK = 'a web address or a path of the site, such as /privacidade.html'
const PATH = String.raw`/(?![/\\])\S*$`

function isNoBrokenAddress(value: string): boolean {
  return !new RegExp(`^${WEB}`).test(value) || URL.canParse(value)
}

function rule(expected: string, accepts: Rule['accepts']): Rule {
  return { expected, accepts }
}

/** What matches, and what else is to be true of it. */
function matching(expected: string, form: RegExp, isRight: Rule['accepts'] = () => true): Rule {
  const accepts = (value: string) => form.test(value) && isRight(value)
  return { expected, accepts, pattern: form.source }
}

export const RULES = {
  text: matching('a line of text', /^[^\r\n]*$/),
  identifier: matching('an identifier without spaces', /^\S*$/),
  email: matching(
    'an e-mail address, such as contato@empresa.com.br',
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  ),
  phone: matching('a phone number in E.164, such as +5548900000000', /^\+[1-9]\d{7,14}$/),
  origin: matching(
    'scheme and host without a path, such as https://www.example.com',
    /^https?:\/\/[^\s/?#]+\/?$/,
    (value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''),
  ),
  folder: matching(
    'a path that begins and ends with a slash, such as /austral/',
    /^\/(?:[\w-][\w.-]*\/)*$/,
  ),
  webAddress: matching(
    'a web address, such as https://analytics.example/script.js',
    new RegExp(`^${WEB}`),
    isNoBrokenAddress,
  ),
  link: matching(LINK, new RegExp(`^(?:${PATH}|${WEB})`), isNoBrokenAddress),
  profile: rule(
    `the address of a page at ${NETWORK_NAMES.join(', ')}`,
    (value) => networkOf(value) !== undefined,
  ),
  linkOrContact: matching(
    LINK,
    new RegExp(`^(?:${PATH}|${WEB}|(?:mailto:|tel:)\\S+$)`),
    isNoBrokenAddress,
  ),
  pageName: matching('small letters, digits and hyphens', /^[a-z\d-]+$/),
  languageScope: rule(
    'specified (header, hero and meta) or whole (every page in every language)',
    (value) => value === 'specified' || value === 'whole',
  ),
  googleTag: matching(
    'the id of a Google tag, such as G-AB12CD34EF or AW-123456789',
    /^(?:G|AW)-[A-Z\d]+$/,
  ),
  metaPixel: matching('the number of a Meta pixel, such as 1234567890', /^\d+$/),
  onOrOff: rule('on or off', (value) => value === 'on' || value === 'off'),
  repository: matching(
    'owner and name of a repository, such as empresa/site',
    /^[\w.-]+(?:\/[\w.-]+)+$/,
  ),
  editorBackend: rule(EDITOR_BACKENDS.join(' or '), (value) =>
    EDITOR_BACKENDS.some((backend) => backend === value),
  ),
  buttonSize: rule(
    'large, medium, default, hidden or a size in pixels, such as 56px',
    (value) => Object.hasOwn(CHATBOT_BUTTON_PX, value) || /^\d+px$/.test(value),
  ),
}
