import { Mark } from 'virtual:mark'

export function LostPicture() {
  return (
    <div aria-hidden="true" className="lost-mark">
      <Mark height={320} />
    </div>
  )
}
