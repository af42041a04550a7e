import { startTransition, useEffect, useState } from 'react'
import { headlineStyle } from '@/sections/headline-style.ts'
import { MATERIALS, type Material, type MaterialFile } from '@/texts/materials.ts'
import { downloadsTexts } from '@/texts/downloads.ts'
import { useLangAttribute } from '@/language/use-lang-attribute.ts'
import { lazyAsked } from '@/loading/lazy.tsx'
import { PartFailure } from '@/loading/part-failure.tsx'
import { Part } from '@/loading/part.tsx'
import { preloadWhenIdle } from '@/loading/preload.ts'
import { WithoutCode } from '@/loading/without-code.tsx'
import { MaterialCard } from './material-card.tsx'

const RequestDialog = lazyAsked(
  async () => (await import('@/features/downloads/request-dialog.tsx')).RequestDialog,
)

/** Specification section 2, `/downloads`. */
export function MaterialsSection() {
  const lang = useLangAttribute(downloadsTexts)
  const [chosen, setChosen] = useState<{ material: Material<MaterialFile>; attempt: number }>()
  useEffect(() => {
    preloadWhenIdle(RequestDialog.preload)
  }, [])
  return (
    <section lang={lang} className="band pt-(--header)">
      <div className="axis-line page pt-large pb-section">
        <div className="columns-page relative items-end">
          <h1 className="story headline headline-downloads" style={headlineStyle('downloads')}>
            {downloadsTexts.heading[0]} <br />
            {downloadsTexts.heading[1]}
          </h1>
          <p className="aside prose mt-5 max-w-[44ch] text-balance md:mt-0 md:pb-2">
            {downloadsTexts.intro}
          </p>
          <div className="without-code story mt-6">
            <WithoutCode />
          </div>
        </div>
        <ul className="thirds columns-page relative mt-large gap-y-16 md:grid-rows-[auto_auto_1fr]">
          {MATERIALS.map((material, index) => (
            <MaterialCard
              key={material.file}
              material={material}
              first={index === 0}
              onChoose={() =>
                startTransition(() => setChosen({ material, attempt: (chosen?.attempt ?? 0) + 1 }))
              }
            />
          ))}
        </ul>
      </div>
      {/* A new key, so that a dialog whose code failed is tried again. */}
      {chosen && (
        <Part key={chosen.attempt} fallback={PartFailure}>
          <RequestDialog material={chosen.material} onClose={() => setChosen(undefined)} />
        </Part>
      )}
    </section>
  )
}
