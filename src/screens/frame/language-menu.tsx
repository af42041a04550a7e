import { ChevronDown } from 'lucide-react'
import { useLanguage } from '@/settings/language-provider.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { Choice, ChoiceMenu } from '@/ui/choice-menu.tsx'
import { cn } from '@/ui/cn.ts'
import { languages } from 'virtual:site'
import { Flag } from './flag.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

export function LanguageMenu() {
  const { language } = useLanguage()
  const choose = useChooseLanguage()
  const labels = useTexts('labels')
  const current = languages.find(({ value }) => value === language) ?? languages[0]
  return (
    <ChoiceMenu
      align="end"
      value={language}
      onValueChange={choose}
      trigger={
        <button
          type="button"
          aria-label={interpolate(labels.changeLanguage, {
            short: current.short,
            language: current.label,
          })}
          // Lines up the text and the chevron with the columns. A quarter of the chevron's box is empty.
          className={cn(
            'touch-target -mr-(--icon-overhang) -ml-2 gap-2 border px-2 max-xl:gap-1',
            'not-data-[state=open]:border-transparent data-[state=open]:bg-raised',
            'no-script:invisible max-md:no-script:hidden',
          )}
        >
          <Flag src={current.flag} />
          <span aria-hidden="true" className="cap-trim max-xl:hidden">
            {current.short}
          </span>
          <ChevronDown size={18} className="ml-0.5" />
        </button>
      }
    >
      {languages.map(({ value, label, flag }) => (
        <Choice key={value} value={value}>
          <Flag src={flag} />
          <span lang={value}>{label}</span>
          {value !== language && (
            <span aria-hidden="true" className="ml-auto pl-6 text-xs text-fg-3">
              {value}
            </span>
          )}
        </Choice>
      ))}
    </ChoiceMenu>
  )
}
