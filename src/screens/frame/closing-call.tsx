import { TalkButton } from '@/page/talk-button.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { buildTexts } from 'virtual:site'

/** The call is in the language of the footer's words above it, which may be the site's first one in every language. */
export function ClosingCall() {
  const followsHero = useTexts('footer').lang === useTexts('hero').lang
  const { cta, greeting } = buildTexts.hero
  const inHero = { label: cta.talk, newTab: buildTexts.labels.newTab, greeting }
  return <TalkButton place="footer" texts={followsHero ? undefined : inHero} />
}
