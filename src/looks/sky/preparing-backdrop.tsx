export function PreparingBackdrop() {
  return (
    <div
      aria-hidden="true"
      className="preparing-trails absolute inset-0 bg-fg forced-color-adjust-none"
    />
  )
}
