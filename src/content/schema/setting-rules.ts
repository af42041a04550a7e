import { isEmail } from '../../site/is-email.ts'
import { CHATBOT_BUTTON_PX } from '../../site/constants.ts'

const EDITOR_BACKENDS = ['github', 'gitlab', 'gitea'] as const
export type EditorBackend = (typeof EDITOR_BACKENDS)[number]

/** What a setting or an owner's entry must be, in words that end "expected …". */
export type Rule = { expected: string; accepts: (value: string) => boolean }

function isWebAddress(value: string): boolean {
  return /^https?:/i.test(value) && URL.canParse(value)
}

export const RULES = {
  text: { expected: 'a line of text', accepts: (value) => !/[\r\n]/.test(value) },
  identifier: {
    expected: 'an identifier without spaces',
    accepts: (value) => !/\s/.test(value),
  },
  email: {
    expected: 'an e-mail address, such as contato@empresa.com.br',
    accepts: isEmail,
  },
  phone: {
    expected: 'a phone number in E.164, such as +5548900000000',
    accepts: (value) => /^\+[1-9]\d{7,14}$/.test(value),
  },
  origin: {
    expected: 'scheme and host without a path, such as https://api.emailjs.com',
    accepts: (value) => isWebAddress(value) && new URL(value).origin === value.replace(/\/$/, ''),
  },
  folder: {
    expected: 'a path that begins and ends with a slash, such as /austral/',
    accepts: (value) => /^\/(?:[\w-][\w.-]*\/)*$/.test(value),
  },
  webAddress: {
    expected: 'a web address, such as https://analytics.example/script.js',
    accepts: isWebAddress,
  },
  link: {
    expected: 'a web address or a path of the site, such as /privacidade.html',
    accepts: (value) => /^\/(?![/\\])\S*$/.test(value) || isWebAddress(value),
  },
  languageScope: {
    expected: 'specified (header, hero and meta) or whole (every page in every language)',
    accepts: (value) => value === 'specified' || value === 'whole',
  },
  onOrOff: {
    expected: 'on or off',
    accepts: (value) => value === 'on' || value === 'off',
  },
  repository: {
    expected: 'owner and name of a repository, such as empresa/site',
    accepts: (value) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(value),
  },
  editorBackend: {
    expected: EDITOR_BACKENDS.join(' or '),
    accepts: (value) => EDITOR_BACKENDS.some((backend) => backend === value),
  },
  buttonSize: {
    expected: 'large, medium, default, hidden or a size in pixels, such as 56px',
    accepts: (value) => Object.hasOwn(CHATBOT_BUTTON_PX, value) || /^\d+px$/.test(value),
  },
} satisfies Record<string, Rule>
