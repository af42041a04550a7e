/** For tests of the default settings, whatever an owner or a host has set, built into a folder apart. */
export function testEnvironment() {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITE_|NODE_ENV$|STRICT$)/.test(name),
  )
  return { ...Object.fromEntries(own), SITE_DEFAULTS: '1', SITE_DIST: 'dist-test' }
}
