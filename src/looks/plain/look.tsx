import type { ReactNode } from 'react'
import { useTexts } from '@/settings/use-texts.ts'
import { headlineAttributes } from '@/site/headline-attributes.ts'
import { Picture } from '@/ui/picture.tsx'
import { Mark } from 'virtual:mark'
import type { Look } from '../look.ts'

const heroPicture = import.meta.env.HERO_PICTURE

function BrandPicture() {
  return (
    <div className="grid h-full place-items-center bg-sea text-bone">
      <Mark height={72} />
    </div>
  )
}

function FooterClose({ call }: { call: ReactNode }) {
  const { closing } = useTexts('footer')
  if (!call) return <div className="border-t border-line" />
  return (
    <div className="border-y border-line bg-raised">
      <div className="page-width columns items-end py-medium">
        <p
          className="closing-words main-columns mt-0 whitespace-pre-line"
          {...headlineAttributes(closing)}
        >
          {closing.join('\n')}
        </p>
        <div className="side-columns mb-small">{call}</div>
      </div>
    </div>
  )
}

function HeroBackdrop() {
  if (!heroPicture) return <div className="hero-room" />
  return (
    <Picture
      src={heroPicture}
      kind="picture"
      alt=""
      sizes="100vw"
      width={1800}
      height={1350}
      loading="eager"
      fetchPriority="high"
      className="hero-picture"
    />
  )
}

function LostPicture() {
  return (
    <div aria-hidden="true" className="lost-mark text-line print:hidden">
      <Mark height={320} />
    </div>
  )
}

const nothing = () => null

export const look: Look = {
  AxisDistance: nothing,
  AxisLabel: nothing,
  AxisNote: nothing,
  BrandPicture,
  FooterClose,
  HeroBackdrop,
  LostPicture,
  PreparingBackdrop: nothing,
  ValuePicture: nothing,
}
