const RUNS_CODE = /<script|\son[a-z]+\s*=|javascript:|\ssrcdoc\s*=/i

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
export function createDefaultPolicy(analyticsSrc: string, hosts: readonly string[]): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (RUNS_CODE.test(markup) ? null : markup),
    createScriptURL: (address) =>
      address === analyticsSrc ||
      hosts.some((host) => address.startsWith(host)) ||
      new URL(address, window.location.href).origin === window.location.origin
        ? address
        : null,
  })
}
