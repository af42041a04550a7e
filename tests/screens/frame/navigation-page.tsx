import type { ReactNode } from 'react'
import { SECTION_IDS } from '@/site/routes.ts'
import { useScrollToSection } from '@/screens/frame/use-scroll-to-section.ts'

/** The places of a page that navigation leads to and menus cover, without their content. */
export function PagePlaces({ children }: { children: ReactNode }) {
  useScrollToSection()
  return (
    <>
      {children}
      <div id="page">
        {Object.values(SECTION_IDS).map((id) => (
          <section key={id} id={id} />
        ))}
      </div>
    </>
  )
}
