import { CHATBOT_BUTTON_PX } from '../../site/spec.ts'
import { isEmail } from '../../text/is-email.ts'

const EDITOR_BACKENDS = ['github', 'gitlab', 'gitea'] as const
export type EditorBackend = (typeof EDITOR_BACKENDS)[number]

/** What a setting or an owner's entry must be, in words that follow "expected" or "is not". */
export type Rule = { expected: string; accepts: (value: string) => boolean }

function isWebAddress(value: string): boolean {
  return /^https?:/i.test(value) && URL.canParse(value)
}

function rule(expected: string, accepts: Rule['accepts']): Rule {
  return { expected, accepts }
}

export const RULES = {
  text: rule('a line of text', (value) => !/[\r\n]/.test(value)),
  identifier: rule('an identifier without spaces', (value) => !/\s/.test(value)),
  email: rule('an e-mail address, such as contato@empresa.com.br', isEmail),
  phone: rule('a phone number in E.164, such as +5548900000000', (value) =>
    /^\+[1-9]\d{7,14}$/.test(value),
  ),
  origin: rule(
    'scheme and host without a path, such as https://api.emailjs.com',
    (value) => isWebAddress(value) && new URL(value).origin === value.replace(/\/$/, ''),
  ),
  folder: rule('a path that begins and ends with a slash, such as /austral/', (value) =>
    /^\/(?:[\w-][\w.-]*\/)*$/.test(value),
  ),
  webAddress: rule('a web address, such as https://analytics.example/script.js', isWebAddress),
  link: rule(
    'a web address or a path of the site, such as /privacidade.html',
    (value) => /^\/(?![/\\])\S*$/.test(value) || isWebAddress(value),
  ),
  languageScope: rule(
    'specified (header, hero and meta) or whole (every page in every language)',
    (value) => value === 'specified' || value === 'whole',
  ),
  onOrOff: rule('on or off', (value) => value === 'on' || value === 'off'),
  repository: rule('owner and name of a repository, such as empresa/site', (value) =>
    /^[\w.-]+(?:\/[\w.-]+)+$/.test(value),
  ),
  editorBackend: rule(EDITOR_BACKENDS.join(' or '), (value) =>
    EDITOR_BACKENDS.some((backend) => backend === value),
  ),
  buttonSize: rule(
    'large, medium, default, hidden or a size in pixels, such as 56px',
    (value) => Object.hasOwn(CHATBOT_BUTTON_PX, value) || /^\d+px$/.test(value),
  ),
}
