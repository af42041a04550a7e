import { Mark } from 'virtual:mark'

export function LostPicture() {
  return (
    <div aria-hidden="true" className="lost-mark print:hidden">
      <Mark height={320} />
    </div>
  )
}
