import { ChevronDown, Monitor, Moon, Sun } from 'lucide-react'
import type { ComponentProps } from 'react'
import { isTheme, THEMES } from '@/boot/theme.ts'
import { useTheme } from '@/settings/theme-provider.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Choice, ChoiceMenu } from '@/ui/choice-menu.tsx'
import { cn } from '@/ui/cn.ts'
import { trackEvent } from '@/vendors/track-event.ts'

const ICONS = { light: Sun, dark: Moon, system: Monitor }

export function ThemeMenu({ className, ...props }: ComponentProps<'div'>) {
  const { theme, setTheme } = useTheme()
  const texts = useTexts('footer').theme
  const Current = ICONS[theme]
  return (
    <div className={cn('flex flex-wrap items-center gap-2.5', className)} {...props}>
      <span aria-hidden="true" className="no-script:hidden">
        {texts.label}
      </span>
      <ChoiceMenu
        align="start"
        value={theme}
        onValueChange={(value) => {
          if (!isTheme(value)) return
          if (value !== theme) trackEvent('theme-changed', { theme: value })
          setTheme(value)
        }}
        trigger={
          <button
            type="button"
            aria-label={interpolate(texts.current, { theme: texts[theme] })}
            className={buttonClass('secondary', 'button-small gap-2.5 px-3.5 no-script:invisible')}
          >
            <Current />
            <span>{texts[theme]}</span>
            <ChevronDown size={18} className="ml-1" />
          </button>
        }
      >
        {THEMES.map((value) => {
          const Icon = ICONS[value]
          return (
            <Choice key={value} value={value}>
              <Icon className="group-data-[state=checked]/choice:text-primary" />
              <span>{texts[value]}</span>
            </Choice>
          )
        })}
      </ChoiceMenu>
    </div>
  )
}
