import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Page } from '@/page/page.tsx'
import { NotFoundSection } from './not-found-section.tsx'

export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: ${pathname}`)
  }, [pathname])
  return (
    <Page name="notFound">
      <NotFoundSection />
    </Page>
  )
}
