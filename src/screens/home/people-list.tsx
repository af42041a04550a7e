import { publicPath } from '@/site/public-path.ts'
import { useGroup } from '@/settings/use-texts.ts'
import { peopleTexts } from 'virtual:texts'

export function PeopleList() {
  const { texts, lang } = useGroup('people', peopleTexts)
  return (
    <div lang={lang} className="relative mt-large">
      <h3 className="display text-xl">{texts.heading}</h3>
      <ul className="columns-page mt-small gap-x-(--gutter) gap-y-9 sm:max-md:grid-cols-2">
        {texts.people.map(({ id, lang: entryLang, name, role, picture, text }) => (
          <li key={id} lang={entryLang} className="third border-t border-line pt-4">
            {picture && (
              <img
                src={publicPath(picture)}
                alt=""
                loading="lazy"
                className="mb-4 aspect-square w-32 object-cover"
              />
            )}
            <h4 className="subheading">{name}</h4>
            <p className="note">{role}</p>
            <p className="prose mt-2 max-w-[44ch] leading-normal">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
