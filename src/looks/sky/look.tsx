import type { Look } from '../look.ts'
import { AxisDistance, AxisLabel, AxisNote } from './axis.tsx'
import { BrandPicture } from './brand-picture.tsx'
import { FooterClose } from './footer-close.tsx'
import { HeroBackdrop } from './hero-backdrop.tsx'
import { LostPicture } from './lost-picture.tsx'
import { PreparingBackdrop } from './preparing-backdrop.tsx'
import { ValuePicture } from './value-picture.tsx'

export const look: Look = {
  AxisDistance,
  AxisLabel,
  AxisNote,
  BrandPicture,
  FooterClose,
  HeroBackdrop,
  LostPicture,
  PreparingBackdrop,
  ValuePicture,
}
