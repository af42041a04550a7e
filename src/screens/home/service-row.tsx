import type { Service } from '@/content/schema/texts.ts'
import { WhatsAppLink } from '@/links/whatsapp-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { WhatsAppIcon } from '@/ui/whatsapp-icon.ts'
import { trackEvent } from '@/vendors/analytics/analytics-events.ts'
import { icons } from 'virtual:texts'

export function serviceRowId(id: string): string {
  return `service-${id}`
}

/** One of the six cards (specification section 2). All of it is a link to WhatsApp. */
export function ServiceRow({ service }: { service: Service }) {
  const texts = useTexts('services')
  const label = interpolate(texts.talkLabel, { service: service.title })
  const Icon = icons[service.icon]
  return (
    <li
      id={serviceRowId(service.id)}
      lang={service.lang}
      className="service-row rule-across group columns max-md:grid-cols-[2.25rem_1fr] md:grid-rows-[auto_1fr]"
    >
      {Icon && (
        <Icon className="h-auto w-6.5 transition-[color] duration-fast group-hover:text-primary md:w-9.5" />
      )}
      <h3 className="subheading @container md:col-span-3 md:col-start-2 md:row-span-2">
        <span className="text-[length:min(1em,100cqi/var(--fit,11))]">{service.title}</span>
      </h3>
      <p className="prose col-start-2 mt-2 md:col-span-4 md:col-start-5 md:row-span-2 md:mt-0.5 md:max-w-[19.3em]">
        <span className="mb-1 block font-medium text-fg">
          {interpolate(texts.when, { problem: service.problem })}
        </span>{' '}
        <span>{service.description}</span>
      </p>
      <ul className="service-features side-columns mt-2.5 grid gap-x-4 gap-y-2 text-sm/snug *:relative *:pl-4.5 max-md:col-start-2 sm:text-base/snug md:mt-1">
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <WhatsAppLink
        greeting={interpolate(texts.serviceGreeting, { service: service.title })}
        onClick={() => trackEvent('call-clicked', { section: 'service', kind: 'talk' })}
        aria-label={interpolate(texts.newTab, { label })}
        className="side-columns text-link whole-link touch-target mt-1 -mb-2.5 w-fit gap-1.5 self-start text-sm max-md:col-start-2 print:hidden"
      >
        <span>{texts.talk}</span>
        <WhatsAppIcon />
      </WhatsAppLink>
    </li>
  )
}
