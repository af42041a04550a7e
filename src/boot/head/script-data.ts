/** What the build tells a script in the head: in an attribute, so that it has the same CSP hash on every page. */
export function scriptData(): unknown {
  return JSON.parse(document.currentScript?.dataset['site'] ?? '{}')
}
