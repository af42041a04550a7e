import {
  BrainCircuit,
  ChartNoAxesCombined,
  CodeXml,
  Compass,
  ShieldCheck,
  Workflow,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ServiceIcon, SERVICES } from '@/texts/services.ts'

const ICONS: Record<ServiceIcon, LucideIcon> = {
  brain: BrainCircuit,
  code: CodeXml,
  chart: ChartNoAxesCombined,
  shield: ShieldCheck,
  workflow: Workflow,
  compass: Compass,
}

/** One line of the ledger: what the service is, left of the axis; what it holds, right of it. */
export function ServiceRow({ service }: { service: (typeof SERVICES)[number] }) {
  const Icon = ICONS[service.icon]
  return (
    <li lang={service.lang} className="ledger-row columns-page">
      <Icon className="ledger-icon" />
      <h3 className="ledger-title subheading">{service.title}</h3>
      <p className="ledger-description text-md leading-normal text-pretty text-fg-2">
        {service.description}
      </p>
      <ul className="ledger-features text-sm leading-snug sm:text-base">
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  )
}
