import { site } from '@/config/site.ts'
import { chatbotTexts } from '@/content/sections/chatbot.ts'
import { fill } from '@/lib/fill.ts'
import { chatUrl, displayPhone } from '@/lib/phone.ts'

const greeting = fill(chatbotTexts.greeting, { brand: site.brandName })

const WHATSAPP = {
  href: chatUrl(site.companyPhone, greeting),
  target: '_blank',
  rel: 'noopener noreferrer',
}
const EMAIL = { href: `mailto:${site.companyEmail}` }

const ROW = 'quiet-link flex min-h-13 items-center justify-between gap-4'

/** The other ways to reach the company, in place of a conversation that failed. */
export function ChannelList() {
  return (
    <ul className="border-y border-line text-sm font-medium">
      <li className="border-b border-line">
        <a {...WHATSAPP} className={ROW}>
          {chatbotTexts.whatsapp}
          <span className="font-normal text-fg-2">{displayPhone(site.companyPhone)}</span>
        </a>
      </li>
      <li>
        <a {...EMAIL} className={ROW}>
          {chatbotTexts.email}
          <span className="font-normal [overflow-wrap:anywhere] text-fg-2">
            {site.companyEmail}
          </span>
        </a>
      </li>
    </ul>
  )
}

/** The same in one line, at the foot of a conversation. */
export function ChannelLine() {
  return (
    <p className="text-xs text-fg-2">
      {chatbotTexts.person}{' '}
      <a {...WHATSAPP} className="text-link">
        {chatbotTexts.whatsapp}
      </a>{' '}
      {chatbotTexts.or}{' '}
      <a {...EMAIL} className="text-link">
        {chatbotTexts.emailInline}
      </a>
    </p>
  )
}
