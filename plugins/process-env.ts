/** What commands read from the environment, but for the settings: CONTRIBUTING.md says what each does. */
export function readProcessEnv() {
  const { LANG, SITE_DEFAULTS, SITE_DIST, SITE_FOLDER, STRICT, VERCEL } = process.env
  return {
    locale: LANG || Intl.DateTimeFormat().resolvedOptions().locale,
    dist: SITE_DIST || 'dist',
    namedFolder: SITE_FOLDER || undefined,
    usesDefaults: Boolean(SITE_DEFAULTS),
    isStrict: Boolean(STRICT),
    isOnVercel: Boolean(VERCEL),
  }
}
