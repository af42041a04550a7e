import { useTexts } from '@/settings/use-texts.ts'
import { withBase } from '@/site/base-path.ts'

export function ClientsRow() {
  const texts = useTexts('clients')
  return (
    <ul
      lang={texts.lang}
      aria-label={texts.heading}
      className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] items-center gap-x-(--gutter) gap-y-4 border-t pt-4"
    >
      {texts.clients.map(({ id, lang, name, logo }) => (
        <li key={id} lang={lang} className="display text-md leading-tight">
          {logo ? (
            <img
              src={withBase(logo)}
              alt={name}
              loading="lazy"
              className="h-10 w-32 object-contain object-left [filter:grayscale(1)] dark:[filter:grayscale(1)_invert(1)]"
            />
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  )
}
