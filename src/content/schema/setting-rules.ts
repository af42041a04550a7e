import { networkOf } from '../../site/networks.ts'
import { CHATBOT_BUTTON_PX } from '../../site/spec.ts'

const EDITOR_BACKENDS = ['github', 'gitlab', 'gitea'] as const
export type EditorBackend = (typeof EDITOR_BACKENDS)[number]

export interface Rule {
  accepts: (value: string) => boolean
  /** What the editor can tell of it as an owner writes. */
  pattern?: string
}

/** In either case of letters: the editor's patterns take no `i` flag. */
const WEB = '[Hh][Tt][Tt][Pp][Ss]?:'
const PATH = String.raw`/(?![/\\])\S*$`

function canBeParsed(value: string): boolean {
  return !new RegExp(`^${WEB}`).test(value) || URL.canParse(value)
}

/** What matches, and what else is to be true of it. */
function matching(form: RegExp, isRight: Rule['accepts'] = () => true): Rule {
  const accepts = (value: string) => form.test(value) && isRight(value)
  return { accepts, pattern: form.source }
}

/** What a setting or an owner's entry must be. `plugins/messages/` says it in words. */
export const RULES = {
  text: matching(/^[^\r\n]*$/),
  identifier: matching(/^\S*$/),
  email: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  phone: matching(/^\+[1-9]\d{7,14}$/),
  origin: matching(
    /^https?:\/\/[^\s/?#]+\/?$/,
    (value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''),
  ),
  basePath: matching(/^\/(?:[\w-][\w.-]*\/)*$/),
  webAddress: matching(new RegExp(`^${WEB}`), canBeParsed),
  link: matching(new RegExp(`^(?:${PATH}|${WEB})`), canBeParsed),
  profile: { accepts: (value) => networkOf(value) !== undefined },
  linkOrContact: matching(new RegExp(`^(?:${PATH}|${WEB}|(?:mailto:|tel:)\\S+$)`), canBeParsed),
  pageName: matching(/^[a-z\d-]+$/),
  languageScope: { accepts: (value) => value === 'specified' || value === 'whole' },
  googleTag: matching(/^(?:G|AW)-[A-Z\d]+$/),
  metaPixel: matching(/^\d+$/),
  onOrOff: { accepts: (value) => value === 'on' || value === 'off' },
  repository: matching(/^[\w.-]+(?:\/[\w.-]+)+$/),
  editorBackend: { accepts: (value) => EDITOR_BACKENDS.some((backend) => backend === value) },
  buttonSize: {
    accepts: (value) => Object.hasOwn(CHATBOT_BUTTON_PX, value) || /^\d+px$/.test(value),
  },
} satisfies Record<string, Rule>

export type RuleName = keyof typeof RULES
