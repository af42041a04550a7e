import { useRef, type ReactNode } from 'react'
import { SECTION_IDS } from '@/site/routes.ts'
import { useArrival } from '@/screens/frame/use-arrival.ts'
import { useLocation } from 'react-router-dom'

function Places() {
  const page = useRef<HTMLDivElement>(null)
  useArrival(page)
  return (
    <div ref={page} id="page">
      {Object.values(SECTION_IDS).map((id) => (
        <section key={id} id={id} />
      ))}
    </div>
  )
}

/** The places of a page that navigation leads to and menus cover, without their content. */
export function PagePlaces({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Places key={useLocation().pathname} />
    </>
  )
}
