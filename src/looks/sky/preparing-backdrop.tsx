import trails from '@/assets/preparing.svg'

export function PreparingBackdrop() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 bg-fg forced-color-adjust-none"
      style={{ mask: `url("${trails}") no-repeat center / max(1000px, 125vmax) auto` }}
    />
  )
}
