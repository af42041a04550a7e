/** The sign of the messaging app: a receiver in a bubble. */
export function ChatSign({ size = 20 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m3 21 1.7-4.6A9 9 0 1 1 8 19.6z" />
      <path d="M9 8.5c-.6 3 3.5 7 6.5 6.5l.8-1.7-2-1.2-1 .9c-.9-.4-1.8-1.300-2.2-2.2l.9-1-1.2-2z" />
    </svg>
  )
}
