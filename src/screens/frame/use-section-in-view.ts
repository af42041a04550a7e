import { useEffect, useState } from 'react'
import { useRoute } from '@/page/use-route.ts'
import { MENU_SECTIONS } from './navigation.ts'

const READING_LINE = '-40% 0px -60%'

/** The id of the section at the reading line. Undefined over the hero and on other pages. */
export function useSectionInView(): string | undefined {
  const isHome = useRoute().name === 'home'
  const [inView, setInView] = useState<string>()
  useEffect(() => {
    if (!isHome) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          setInView((current) => {
            if (isIntersecting) return target.id
            return current === target.id ? undefined : current
          })
      },
      { rootMargin: READING_LINE },
    )
    for (const { id } of MENU_SECTIONS) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => {
      observer.disconnect()
      setInView(undefined)
    }
  }, [isHome])
  return inView
}
