/** The oldest browsers that the site promises to work in. e2e/oldest-browsers.spec.ts holds the build to it. */
export const OLDEST_BROWSERS = { chrome: 120, firefox: 128, safari: 17 } as const
