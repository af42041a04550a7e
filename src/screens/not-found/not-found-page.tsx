import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { NotFoundSection } from './not-found-section.tsx'
import { Page } from '@/screens/frame/page.tsx'

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
