import { siteConfig } from '@/site/build.ts'
import { BrandPicture } from '@look/brand-picture.tsx'
import { cn } from '@/ui/cn.ts'
import { useTexts } from '@/settings/use-texts.ts'

/** The brand card as a postage stamp (specification section 2, contact). */
export function BrandCard() {
  const texts = useTexts('contact').texts.brandCard
  return (
    <div
      className={cn(
        'brand-card relative p-[20px] pb-[26px] text-ink md:-order-1 print:hidden',
        'max-sm:grid max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-sm:gap-x-3',
      )}
    >
      <div className="@container relative max-sm:row-span-2 md:aspect-2/3">
        <BrandPicture />
        <p
          aria-hidden="true"
          className="figure absolute bottom-[0.3em] left-[0.4em] text-[clamp(1.25rem,17cqi,2.5rem)] leading-none text-bone"
        >
          {siteConfig.founded}
        </p>
      </div>
      {/* The size keeps long words whole in the narrowest window. */}
      <p className="brand-card-text mt-[14px] max-w-[22em] px-[6px] text-[length:min(1.0625rem,8.1cqi-0.75rem)] leading-tight font-medium text-balance">
        {texts.text}
      </p>
      <p className="mt-3 flex flex-wrap justify-between gap-x-3 px-1.5 text-xs">
        <span translate="no">{siteConfig.brandName}</span>
        <span className="whitespace-nowrap">{texts.country}</span>
      </p>
    </div>
  )
}
