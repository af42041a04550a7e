import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Isolated } from '@/components/ui/isolated.tsx'
import { headlineStyle } from '@/config/headline-fits.ts'
import { MATERIALS } from '@/texts/materials.ts'
import type { Material, MaterialFile } from '@/texts/materials.ts'
import { downloadsTexts } from '@/texts/downloads.ts'
import { useMark } from '@/language/use-mark.ts'
import { lazy } from '@/lib/lazy.tsx'
import { preloadWhenUsed } from '@/lib/preload.ts'
import { IsolatedFailure } from '@/sections/isolated-failure.tsx'
import { MaterialCard } from './material-card.tsx'
import './materials-section.css'

const loadRequestDialog = async () =>
  (await import('@/features/downloads/request-dialog.tsx')).RequestDialog
const RequestDialog = lazy(loadRequestDialog)
preloadWhenUsed(loadRequestDialog)

function DialogFailure() {
  return (
    <div className="floating fixed inset-x-0 top-(--header) z-toast bg-raised">
      <IsolatedFailure />
    </div>
  )
}

/** The shelf of free materials (specification section 2, `/downloads`). */
export function MaterialsSection() {
  const lang = useMark(downloadsTexts)
  const [chosen, setChosen] = useState<Material<MaterialFile>>()
  return (
    <section lang={lang} className="band pt-(--header)">
      <div className="axis-line page pt-[clamp(40px,6.4cqi,120px)] pb-[clamp(96px,12cqi,208px)]">
        <div className="relative columns-page items-end">
          <h1 className="story headline headline-downloads" style={headlineStyle('downloads')}>
            {downloadsTexts.heading[0]} <br />
            {downloadsTexts.heading[1]}
          </h1>
          <p className="aside mt-5 max-w-[44ch] text-md text-pretty text-fg-2 md:mt-0 md:pb-2">
            {downloadsTexts.intro}
          </p>
        </div>
        <ul className="shelf relative thirds mt-[clamp(48px,6.6cqi,120px)] columns-page gap-y-16">
          {MATERIALS.map((material, index) => (
            <MaterialCard
              key={material.file}
              material={material}
              first={index === 0}
              onChoose={() => {
                // What could not be loaded is asked for anew.
                flushSync(() => {
                  setChosen(undefined)
                })
                setChosen(material)
              }}
            />
          ))}
        </ul>
      </div>
      {chosen && (
        <Isolated fallback={DialogFailure}>
          <RequestDialog
            material={chosen}
            onClose={() => {
              setChosen(undefined)
            }}
          />
        </Isolated>
      )}
    </section>
  )
}
