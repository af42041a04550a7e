import * as icons from '@fortawesome/free-brands-svg-icons'
import { networkOf, type Network, type Profile } from '../../src/site/networks.ts'

const ICONS: Record<Network, icons.IconDefinition> = {
  Instagram: icons.faInstagram,
  Facebook: icons.faFacebookF,
  LinkedIn: icons.faLinkedinIn,
  YouTube: icons.faYoutube,
  GitHub: icons.faGithub,
  X: icons.faXTwitter,
  TikTok: icons.faTiktok,
  Threads: icons.faThreads,
}

export function profilesOf(addresses: readonly string[]): Profile[] {
  return addresses.flatMap((address) => {
    const network = networkOf(address)
    if (network === undefined) return []
    const [width, height, , , path] = ICONS[network].icon
    return { network, address, icon: { viewBox: `0 0 ${width} ${height}`, path: String(path) } }
  })
}
