import { useTexts } from '@/settings/use-texts.ts'
import { withBase } from '@/site/base-path.ts'
import { cn } from '@/ui/cn.ts'

export function ClientsRow() {
  const texts = useTexts('clients')
  return (
    <ul
      lang={texts.lang}
      aria-label={texts.heading}
      className={cn(
        'mt-6 grid items-center gap-x-(--gutter) gap-y-4 border-t pt-4',
        'grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))]',
      )}
    >
      {texts.clients.map(({ id, lang, name, logo }) => (
        <li key={id} lang={lang} className="display-type text-md leading-tight">
          {logo ? (
            <img
              src={withBase(logo)}
              alt={name}
              loading="lazy"
              className={cn(
                'h-10 w-32 object-contain object-left',
                '[filter:grayscale(1)] dark:[filter:grayscale(1)_invert(1)]',
              )}
            />
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  )
}
