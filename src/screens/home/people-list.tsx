import { useTexts } from '@/settings/use-texts.ts'
import { cn } from '@/ui/cn.ts'
import { Picture } from '@/ui/picture.tsx'

export function PeopleList() {
  const texts = useTexts('people')
  return (
    <div lang={texts.lang} className="relative mt-large">
      <h3 className="display-type text-xl">{texts.heading}</h3>
      <ul className="page-grid mt-small gap-y-9 sm:max-md:grid-cols-2">
        {texts.people.map(({ id, lang, name, role, picture, text }) => (
          <li key={id} lang={lang} className="third-column flex gap-4 border-t pt-4">
            {/* A person without a picture gets an initial, so that rows stay even. */}
            <div
              aria-hidden="true"
              className={cn(
                'grid aspect-square w-2/5 max-w-48 shrink-0 place-items-center self-start',
                'condensed bg-sea text-[4rem] text-bone',
              )}
            >
              {picture ? (
                <Picture
                  src={picture}
                  kind="portrait"
                  alt=""
                  sizes="192px"
                  width={192}
                  height={192}
                  className="size-full object-cover"
                />
              ) : (
                name.charAt(0)
              )}
            </div>
            <div>
              <h4 className="subheading">{name}</h4>
              <p className="note">{role}</p>
              <p className="body-text mt-2 max-w-note">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
