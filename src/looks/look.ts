import type { ReactNode } from 'react'
import type { Value } from '@/content/schema/texts.ts'
import type { SectionName } from '@/site/routes.ts'

/** What a look draws on the pages. The folder of each look exports it from look.tsx. */
export interface Look {
  AxisDistance: (props: { section: SectionName }) => ReactNode
  AxisLabel: (props: { section: SectionName }) => ReactNode
  AxisNote: () => ReactNode
  BrandPicture: () => ReactNode
  FooterClose: (props: { call: ReactNode }) => ReactNode
  HeroBackdrop: () => ReactNode
  LostPicture: () => ReactNode
  PreparingBackdrop: () => ReactNode
  ValuePicture: (props: { variant: Value['bg'] }) => ReactNode
}
