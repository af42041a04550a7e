import { Mark } from 'virtual:mark'

export function BrandPicture() {
  return (
    <div className="grid h-full place-items-center bg-sea text-bone">
      <Mark height={72} />
    </div>
  )
}
