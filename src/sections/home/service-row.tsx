import { SERVICE_ICONS } from 'virtual:service-icons'
import type { SERVICES } from '@/texts/services.ts'

/** One line of the ledger: what the service is, left of the axis; what it holds, right of it. */
export function ServiceRow({ service }: { service: (typeof SERVICES)[number] }) {
  const Icon = SERVICE_ICONS[service.icon]
  return (
    <li lang={service.lang} className="ledger-row columns-page">
      {Icon && <Icon className="ledger-icon" />}
      <h3 className="ledger-title text-lg leading-[1.17] font-display tracking-[-0.018em] stretch-wide">
        {service.title}
      </h3>
      <p className="ledger-description text-md leading-normal text-pretty text-fg-2">
        {service.description}
      </p>
      <ul className="ledger-features text-base leading-snug">
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  )
}
