import { Picture } from '@/ui/picture.tsx'

const picture = import.meta.env.HERO_PICTURE

export function HeroBackdrop() {
  if (!picture) return <div className="hero-room" />
  return (
    <Picture
      src={picture}
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
