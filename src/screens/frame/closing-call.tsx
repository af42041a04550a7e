import { TalkButton } from '@/page/talk-button.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { texts } from 'virtual:site'

/** The call is in the language of the footer's words above it, which may be Portuguese in every language. */
export function ClosingCall() {
  const followsHero = useTexts('footer').lang === useTexts('hero').lang
  const { cta, greeting } = texts.hero
  const inHero = { label: cta.talk, newTab: texts.labels.newTab, greeting }
  return <TalkButton place="footer" texts={followsHero ? undefined : inHero} />
}
