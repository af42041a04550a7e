const RUNS_CODE = /<script|[\s/"']on[a-z]+\s*=|javascript:|[\s/"']srcdoc\s*=/i

/** A folder or a file. The slash after the host keeps "https://a.example" from allowing "https://a.example.org". */
export type WebFolder = `https://${string}/${string}`

interface PolicyRules {
  createHTML: (markup: string) => string | null
  createScriptURL: (address: string) => string | null
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
  }
}

/** The default Trusted Types policy. It allows Typebot's markup, and scripts of the site and its services. */
export function createDefaultPolicy(analyticsSrc: string, folders: readonly WebFolder[]): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (RUNS_CODE.test(markup) ? null : markup),
    createScriptURL: (address) =>
      address === analyticsSrc ||
      folders.some((folder) => address.startsWith(folder)) ||
      new URL(address, window.location.href).origin === window.location.origin
        ? address
        : null,
  })
}
