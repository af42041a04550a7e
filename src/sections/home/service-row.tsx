import { SERVICE_ICONS } from 'virtual:service-icons'
import { WhatsAppLink } from '@/components/site/whatsapp-link.tsx'
import { WhatsAppSign } from '@/components/ui/whatsapp-sign.ts'
import { interpolate } from '@/lib/interpolate.ts'
import type { SERVICES, servicesTexts } from '@/texts/services.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'

interface ServiceRowProps {
  service: (typeof SERVICES)[number]
  texts: Pick<typeof servicesTexts, 'serviceGreeting' | 'newTab'>
}

/** One of the six cards: icon, feature list, and all of it a link to WhatsApp (specification section 2). */
export function ServiceRow({ service, texts }: ServiceRowProps) {
  const Icon = SERVICE_ICONS[service.icon]
  return (
    <li lang={service.lang} className="service-row columns-page">
      {Icon && <Icon className="service-icon" />}
      <h3 className="service-title subheading">
        <WhatsAppLink
          greeting={interpolate(texts.serviceGreeting, { service: service.title })}
          onClick={() => trackEvent('call-clicked', { section: 'service', kind: 'talk' })}
          aria-label={`${service.title} (${texts.newTab})`}
          className="whole-link"
        >
          {service.title}
          <WhatsAppSign className="service-sign" />
        </WhatsAppLink>
      </h3>
      <p className="service-description prose">
        <span className="mb-1 block font-medium text-fg">{service.problem}</span>
        {` ${service.description}`}
      </p>
      <ul className="service-features">
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  )
}
