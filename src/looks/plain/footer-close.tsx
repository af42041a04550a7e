import type { ReactNode } from 'react'
import { useTexts } from '@/settings/use-texts.ts'
import { headlineStyle } from '@/site/headline-style.ts'

export function FooterClose({ call }: { call: ReactNode }) {
  const { closing } = useTexts('footer').texts
  if (!call) return <div className="border-t border-line" />
  return (
    <div className="border-y border-line bg-raised">
      <div className="page-width columns items-end py-medium">
        <p
          className="footer-words main-columns mt-0 whitespace-pre-line"
          style={headlineStyle('arrival', closing)}
        >
          {closing.join('\n')}
        </p>
        <div className="side-columns">{call}</div>
      </div>
    </div>
  )
}
