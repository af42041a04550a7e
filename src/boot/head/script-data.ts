/** Reads what the build tells a head script: in an attribute, so that the script has one CSP hash on all pages. */
export function scriptData(): unknown {
  return JSON.parse(document.currentScript?.dataset['start'] ?? '{}')
}
