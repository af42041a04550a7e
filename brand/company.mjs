import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Who publishes the guides, from the site's settings; `siteUrl`, with the path under which the site
 * lives, may be empty.
 *
 * @typedef {{ brand: string, email: string, siteUrl: string }} Company
 * @returns {Company}
 */
export function readCompany() {
  const settings = loadEnv('production', ROOT)
  const origin = settings['VITE_SITE_URL']?.trim().replace(/\/$/, '')
  const basePath = settings['VITE_BASE_PATH']?.trim().replace(/\/$/, '')
  return {
    brand: settings['VITE_BRAND_NAME']?.trim() || 'Austral',
    email: settings['VITE_COMPANY_EMAIL']?.trim() || 'contato@austral.example',
    siteUrl: origin ? `${origin}${basePath ?? ''}` : '',
  }
}
