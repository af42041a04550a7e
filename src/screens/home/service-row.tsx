import { Children } from 'react'
import { WhatsAppLink } from '@/links/whatsapp-link.tsx'
import { WhatsAppSign } from '@/ui/whatsapp-sign.ts'
import { interpolate } from '@/site/interpolate.ts'
import { trackEvent } from '@/vendors/analytics/analytics-events.ts'
import type { Service } from '@/content/schema.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { icons } from 'virtual:texts'

export function serviceRowId(id: string): string {
  return `service-${id}`
}

/** One of the six cards (specification section 2). All of it is a link to WhatsApp. */
export function ServiceRow({ service }: { service: Service }) {
  const { texts } = useTexts('services')
  const label = interpolate(texts.talkLabel, { service: service.title })
  const Icon = icons[service.icon]
  return (
    <li
      id={serviceRowId(service.id)}
      lang={service.lang}
      className="service-row rule-across group columns relative py-4.5 max-md:grid-cols-[2.25rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:py-[clamp(24px,2.1cqi,40px)]"
    >
      {Icon && (
        <Icon className="h-auto w-6.5 transition-[color] duration-fast group-hover:text-primary md:w-9.5" />
      )}
      <h3 className="subheading @container md:col-span-3 md:col-start-2 md:row-span-2">
        <span className="text-[length:min(1em,100cqi/var(--fit,11))]">{service.title}</span>
      </h3>
      <p className="prose col-start-2 mt-2 leading-normal md:col-span-4 md:col-start-5 md:row-span-2 md:mt-0.5 md:max-w-[19.3em]">
        <span className="mb-1 block font-medium text-fg">
          {interpolate(texts.when, { problem: service.problem })}
        </span>{' '}
        <span>{service.description}</span>
      </p>
      <ul className="service-features side-columns mt-2.5 text-sm leading-snug max-md:col-start-2 sm:text-base sm:leading-snug md:mt-1">
        {Children.map(service.features, (feature) => (
          <li>{feature}</li>
        ))}
      </ul>
      <WhatsAppLink
        greeting={interpolate(texts.serviceGreeting, { service: service.title })}
        onClick={() => trackEvent('call-clicked', { section: 'service', kind: 'talk' })}
        aria-label={interpolate(texts.newTab, { label })}
        className="text-link whole-link touch-target side-columns mt-1 -mb-[10px] w-fit gap-[6px] self-start text-sm max-md:col-start-2 print:hidden"
      >
        <span>{texts.talk}</span>
        <WhatsAppSign />
      </WhatsAppLink>
    </li>
  )
}
