import { publicPath } from '@/site/public-path.ts'
import { useGroup } from '@/settings/use-texts.ts'
import { clientsTexts } from 'virtual:texts'

export function ClientsRow() {
  const { texts, lang } = useGroup('clients', clientsTexts)
  return (
    <ul
      lang={lang}
      aria-label={texts.heading}
      className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line pt-4"
    >
      {texts.clients.map(({ id, lang: entryLang, name, logo }) => (
        <li key={id} lang={entryLang} className="display text-lg text-fg-2">
          {logo ? (
            <img src={publicPath(logo)} alt={name} loading="lazy" className="h-8 w-auto" />
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  )
}
