import type { Service } from '@/content/schema/texts.ts'
import { WhatsAppLink } from '@/links/whatsapp-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { cn } from '@/ui/cn.ts'
import { WhatsAppIcon } from '@/ui/whatsapp-icon.ts'
import { trackEvent } from '@/vendors/track-event.ts'
import { icons } from 'virtual:site'

export function serviceRowId(id: string): string {
  return `service-${id}`
}

/** A service (specification section 2). All of it is a link to WhatsApp. */
export function ServiceRow({ service }: { service: Service }) {
  const texts = useTexts('services')
  const label = interpolate(texts.talkLabel, { service: service.title })
  const Icon = icons[service.icon]
  return (
    <li
      id={serviceRowId(service.id)}
      lang={service.lang}
      className={cn(
        'service-row rule-across axis-tick page-grid py-4',
        'md:grid-rows-[auto_1fr] md:py-[clamp(24px,2.1cqi,40px)]',
      )}
    >
      {Icon && (
        <Icon
          className={cn(
            'service-icon h-auto w-7 max-md:[grid-area:1/1]',
            'md:row-span-2 md:w-full md:max-w-18',
          )}
        />
      )}
      <div className="max-md:[grid-area:1/1] md:col-span-7 md:col-start-2 md:row-span-2">
        <h3 className="font-medium max-md:pl-9.5 max-md:leading-7">{service.title}</h3>
        <p className="service-problem display-type mt-1.5 text-balance">{service.problem}</p>
        <p className="service-description body-text mt-1.5 text-balance">{service.description}</p>
      </div>
      <ul
        className={cn(
          'service-features side-columns mt-1.5 text-sm',
          'md:mt-0.5 md:grid md:gap-x-4 md:gap-y-2',
        )}
      >
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <WhatsAppLink
        greeting={interpolate(texts.serviceGreeting, { service: service.title })}
        onClick={() => trackEvent('call-clicked', { section: 'service', kind: 'talk' })}
        aria-label={interpolate(texts.newTab, { label })}
        className={cn(
          'side-columns text-link touch-target after:absolute after:inset-0 gap-1.5 text-sm print:hidden',
          'self-start justify-self-start max-md:-mb-2 md:mt-3',
        )}
      >
        <span>{texts.talk}</span>
        <WhatsAppIcon />
      </WhatsAppLink>
    </li>
  )
}
