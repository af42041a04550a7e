import aurora from '@/assets/brand-card.svg'
import { Mark } from '@/page/mark.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { cn } from '@/ui/cn.ts'
import { siteConfig } from 'virtual:site'

/** The brand card as a postage stamp (specification section 2, contact). */
export function BrandCard() {
  const texts = useTexts('contact').brandCard
  return (
    <div
      className={cn(
        'relative p-5 pb-6.5 text-ink [filter:drop-shadow(0_8px_12px_rgb(0_0_0/14%))] print:hidden',
        'max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-x-3',
        'md:w-[max(60%,min(14rem,100%))] md:max-w-72',
        import.meta.env.SKY ? 'stamp' : 'bg-bone',
      )}
    >
      <div className="relative max-sm:row-span-2 md:aspect-4/5">
        {import.meta.env.SKY ? (
          <img
            src={aurora}
            alt=""
            width={824}
            height={849}
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <div className="grid h-full place-items-center bg-sea text-bone">
            <Mark height={72} />
          </div>
        )}
        <p
          aria-hidden="true"
          className="condensed absolute bottom-[0.3em] left-[0.4em] text-xl/none text-bone"
        >
          {siteConfig.founded}
        </p>
      </div>
      <p className="in-phrases mt-3.5 max-w-[22em] px-1.5 text-base/tight font-medium text-balance">
        {texts.text}
      </p>
      <p className="mt-3 flex flex-wrap justify-between gap-x-3 px-1.5 text-xs">
        <span translate="no">{siteConfig.brand}</span>
        <span className="whitespace-nowrap">{texts.country}</span>
      </p>
    </div>
  )
}
