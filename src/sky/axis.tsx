import { siteConfig } from '@/site/build-facts.ts'
import type { SectionName } from '@/site/routes.ts'

/** The piece of the axis in one part of a page. It stands directly in a `.page-width`. */
export function AxisLine() {
  return <span aria-hidden="true" className="axis-line print:hidden" />
}

export function AxisLabel({ section }: { section: SectionName }) {
  return (
    <p aria-hidden="true" className="axis-label text-sm font-medium max-md:hidden print:hidden">
      {`${siteConfig.sections.indexOf(section) + 1}×`}
    </p>
  )
}
