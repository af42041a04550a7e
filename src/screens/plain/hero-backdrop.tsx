import { Picture } from '@/ui/picture.tsx'

const picture = import.meta.env.HERO_PICTURE

/** The owner's picture over the title, or room. */
export function HeroBackdrop() {
  if (!picture) return <div className="h-[clamp(3rem,13svh,9rem)]" />
  return (
    <Picture
      src={picture}
      widths={[480, 800, 1200, 1800]}
      alt=""
      sizes="100vw"
      width={1800}
      height={1350}
      loading="eager"
      fetchPriority="high"
      className="mx-[calc(-1*(var(--margin)+var(--bleed)))] mb-[clamp(1.25rem,3svh,2.5rem)] h-[clamp(12rem,42svh,34rem)] w-[calc(100%+2*(var(--margin)+var(--bleed)))] max-w-none object-cover"
    />
  )
}
