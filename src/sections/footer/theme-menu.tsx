import { ChevronDown, Monitor, Moon, Sun } from 'lucide-react'
import { buttonClass } from '@/components/ui/button.tsx'
import { Choice, ChoiceMenu } from '@/components/ui/menu.tsx'
import { footerTexts } from '@/texts/footer.ts'
import { afterPaint } from '@/browser/after-paint.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { isTheme, THEMES } from '@/theme/theme.ts'
import { useTheme } from '@/theme/theme-provider.tsx'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'

const ICONS = { light: Sun, dark: Moon, system: Monitor }

/** The theme menu "Tema:" (specification section 2, footer). */
export function ThemeMenu() {
  const { theme, setTheme } = useTheme()
  const texts = footerTexts.theme
  const Current = ICONS[theme]
  return (
    <div className="flex items-center gap-2.5">
      <span aria-hidden="true">{texts.label}</span>
      <ChoiceMenu
        align="start"
        value={theme}
        onValueChange={(value) => {
          if (!isTheme(value)) return
          // The menu closes first: another theme styles and paints the whole page again.
          afterPaint(() => {
            setTheme(value)
          })
          if (value !== theme) trackEvent('theme-changed', { theme: value })
        }}
        trigger={
          <button
            type="button"
            aria-label={interpolate(texts.current, { theme: texts[theme] })}
            className={buttonClass('secondary', 'min-h-11 gap-2.5 px-3.5 py-0 text-sm')}
          >
            <Current />
            {texts[theme]}
            <ChevronDown size={18} className="ml-1" />
          </button>
        }
      >
        {THEMES.map((value) => {
          const Icon = ICONS[value]
          return (
            <Choice key={value} value={value}>
              <Icon className="group-data-[state=checked]/choice:text-primary" />
              {texts[value]}
            </Choice>
          )
        })}
      </ChoiceMenu>
    </div>
  )
}
