import { SERVICE_ICONS } from 'virtual:service-icons'
import { ChatSign } from '@/components/ui/chat-sign.ts'
import { settings } from '@/config/build.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { chatUrl } from '@/lib/phone.ts'
import type { SERVICES, servicesTexts } from '@/texts/services.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'

interface ServiceRowProps {
  service: (typeof SERVICES)[number]
  texts: Pick<typeof servicesTexts, 'serviceGreeting' | 'newTab'>
}

/** All of it leads to the chat, which opens with the service's name. */
export function ServiceRow({ service, texts }: ServiceRowProps) {
  const Icon = SERVICE_ICONS[service.icon]
  return (
    <li lang={service.lang} className="ledger-row columns-page">
      {Icon && <Icon className="ledger-icon" />}
      <h3 className="ledger-title subheading">
        <a
          href={chatUrl(
            settings.companyPhone,
            interpolate(texts.serviceGreeting, { service: service.title }),
          )}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => {
            trackEvent('call-clicked', { section: 'service', kind: 'talk' })
          }}
          aria-label={`${service.title} (${texts.newTab})`}
          className="-my-[11px] inline-block py-[11px] after:absolute after:inset-0"
        >
          {service.title}
          <span className="ml-1.5 inline-block align-[-0.1em] text-fg-3">
            <ChatSign />
          </span>
        </a>
      </h3>
      <p className="ledger-description text-md leading-normal text-pretty text-fg-2">
        <span className="block font-medium text-fg">{service.problem}</span> {service.description}
      </p>
      <ul className="ledger-features text-sm leading-snug sm:text-base">
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  )
}
