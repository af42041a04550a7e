import { TalkButton } from '@/page/talk-button.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { buildTexts } from 'virtual:site'

/** The footer's texts may stay in the build's language. The call below them does then, too. */
export function ClosingCall() {
  const followsHero = useTexts('footer').lang === useTexts('hero').lang
  const { cta, greeting } = buildTexts.hero
  const inBuildLanguage = { label: cta.talk, newTab: buildTexts.labels.newTab, greeting }
  return <TalkButton section="footer" {...(!followsHero && inBuildLanguage)} />
}
