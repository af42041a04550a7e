import { SERVICE_ICONS } from 'virtual:service-icons'
import { ChatLink } from '@/components/site/chat-link.tsx'
import { ChatSign } from '@/components/ui/chat-sign.ts'
import { interpolate } from '@/lib/interpolate.ts'
import type { SERVICES, servicesTexts } from '@/texts/services.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'

interface ServiceRowProps {
  service: (typeof SERVICES)[number]
  texts: Pick<typeof servicesTexts, 'serviceGreeting' | 'newTab'>
}

/** The whole row is a link to WhatsApp. */
export function ServiceRow({ service, texts }: ServiceRowProps) {
  const Icon = SERVICE_ICONS[service.icon]
  return (
    <li lang={service.lang} className="ledger-row columns-page">
      {Icon && <Icon className="ledger-icon" />}
      <h3 className="ledger-title subheading">
        <ChatLink
          greeting={interpolate(texts.serviceGreeting, { service: service.title })}
          onClick={() => trackEvent('call-clicked', { section: 'service', kind: 'talk' })}
          aria-label={`${service.title} (${texts.newTab})`}
        >
          {service.title}
          <ChatSign className="ledger-sign" />
        </ChatLink>
      </h3>
      <p className="ledger-description prose">
        <span className="mb-1 block font-medium text-fg">{service.problem}</span>{' '}
        {service.description}
      </p>
      <ul className="ledger-features">
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  )
}
