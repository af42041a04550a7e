import type { EditorBackend } from '../../src/content/schema/setting-rules.ts'
import type { Site } from '../site/site.ts'
import { policyOf } from './content-security-policy.ts'

const HOSTS: Record<
  EditorBackend,
  { connections: readonly string[]; pictures: readonly string[] }
> = {
  github: {
    connections: ['https://api.github.com', 'https://www.githubstatus.com'],
    pictures: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    connections: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
    pictures: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
  gitea: { connections: ['https://gitea.com'], pictures: ['https://gitea.com'] },
}

const NO_HOSTS = { connections: [], pictures: [] }

/** Allows the editor's files and its repository's hosts. The editor's components write inline styles. */
export function editorPolicy({ repo, backend }: Site['editor']): string {
  const { connections, pictures } = repo ? HOSTS[backend] : NO_HOSTS
  return policyOf([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...pictures],
    ['font-src', "'self'", 'data:'],
    ['media-src', "'self'", 'blob:'],
    ['connect-src', "'self'", 'data:', 'blob:', ...connections],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ])
}
