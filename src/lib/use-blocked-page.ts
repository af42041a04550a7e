import { useLayoutEffect } from 'react'

/** Takes an element out of reach and holds the page still while the calling component is shown. */
export function useBlockedPage(id: string): void {
  useLayoutEffect(() => {
    const element = document.getElementById(id)
    element?.setAttribute('inert', '')
    document.documentElement.dataset['modal'] = ''
    return () => {
      element?.removeAttribute('inert')
      delete document.documentElement.dataset['modal']
    }
  }, [id])
}
