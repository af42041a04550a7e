import { Mark } from 'virtual:mark'

/** The mark, unlit: it stands beside what was not found. */
export function LostPicture() {
  return (
    <div
      aria-hidden="true"
      className="order-first pt-8 text-line *:h-[min(22svh,12rem)] *:w-auto md:order-none md:col-start-7 md:-col-end-1 md:grid md:justify-center md:pt-large md:*:h-[min(48svh,28rem)] print:hidden [&>img]:opacity-30"
    >
      <Mark height={320} />
    </div>
  )
}
