import { ClosingCall } from '@/screens/frame/closing-call.tsx'
import { headlineStyle } from '@/screens/frame/headline-style.ts'
import { useTexts } from '@/settings/use-texts.ts'

/** On the home page the last words and a call; elsewhere a line. */
export function FooterClose({ tall }: { tall: boolean }) {
  const { closing } = useTexts('footer').texts
  if (!tall) return <div className="border-t border-line" />
  return (
    <div className="border-y border-line bg-raised">
      <div className="page columns-page items-end py-medium">
        <p
          className="footer-words story mt-0 whitespace-pre-line"
          style={headlineStyle('arrival', closing)}
        >
          {closing.join('\n')}
        </p>
        <div className="aside">
          <ClosingCall />
        </div>
      </div>
    </div>
  )
}
