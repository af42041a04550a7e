import { useTexts } from '@/settings/use-texts.ts'
import { Sky } from './sky.tsx'

export function HeroBackdrop() {
  const { texts, lang } = useTexts('stars')
  return (
    <div className="hero-sky" lang={lang}>
      <Sky names={texts} />
      <p
        aria-hidden="true"
        data-south={texts.south}
        className="hero-constellation absolute top-[12px] left-(--margin) text-xs text-fg-2 md:top-auto md:bottom-[12px] md:left-[calc(var(--axis)+var(--bleed)+var(--inset))]"
      >
        {texts.constellation}
      </p>
    </div>
  )
}
