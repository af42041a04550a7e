import aurora from '@/assets/brand-card.svg'

export function BrandPicture() {
  return (
    <img
      src={aurora}
      alt=""
      width={824}
      height={849}
      loading="lazy"
      className="size-full object-cover"
    />
  )
}
