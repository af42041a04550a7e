import { Mark } from 'virtual:mark'

/** On the stamp. */
export function BrandPicture() {
  return (
    <div className="brand-plate">
      <Mark height={72} />
    </div>
  )
}
