import { useTexts } from '@/settings/use-texts.ts'
import { siteConfig } from '@/site/build-facts.ts'
import type { SectionName } from '@/site/routes.ts'

function distanceOf(section: SectionName): string {
  return `${siteConfig.sections.indexOf(section) + 1}×`
}

export function AxisDistance({ section }: { section: SectionName }) {
  return (
    <span aria-hidden="true" className="text-sm text-fg-2">
      {distanceOf(section)}
    </span>
  )
}

export function AxisLabel({ section }: { section: SectionName }) {
  return (
    <p aria-hidden="true" className="axis-label text-sm font-medium print:hidden">
      {distanceOf(section)}
    </p>
  )
}

export function AxisNote() {
  return (
    <p className="note mt-5 max-w-[62ch] self-end text-fg-3 max-sm:col-span-full max-sm:text-xs sm:mt-8 md:col-span-5 md:col-start-3">
      {useTexts('culture').axis}
    </p>
  )
}
