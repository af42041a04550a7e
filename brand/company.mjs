import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Who publishes the guides, from the site's settings; `siteUrl` may be empty.
 *
 * @typedef {{ brand: string, email: string, siteUrl: string }} Company
 * @returns {Company}
 */
export function readCompany() {
  const settings = loadEnv('production', ROOT)
  return {
    brand: settings['VITE_BRAND_NAME']?.trim() || 'Austral',
    email: settings['VITE_COMPANY_EMAIL']?.trim() || 'contato@austral.example',
    siteUrl: settings['VITE_SITE_URL']?.trim().replace(/\/$/, '') ?? '',
  }
}
