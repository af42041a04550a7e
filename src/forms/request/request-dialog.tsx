import { ErrorBoundary } from '@/boot/error-boundary.tsx'
import type { Material } from '@/content/schema.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { materialFacts } from '@/site/build.ts'
import { Cover } from '@/ui/cover.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { RequestForm } from './request-form.tsx'

interface RequestDialogProps {
  material: Material
  onClose: () => void
}

export function RequestDialog({ material, onClose }: RequestDialogProps) {
  const { texts, lang } = useTexts('downloads')
  const { title, intro, close } = texts.modal
  return (
    <ErrorBoundary>
      <Dialog
        title={title}
        lang={lang}
        description={intro}
        closeLabel={close}
        onClose={onClose}
        aside={
          <figure>
            <Cover
              src={material.cover}
              alt=""
              {...materialFacts[material.file]?.size}
              sizes="330px"
              className="max-w-80"
            />
            <figcaption className="note mt-8">{material.title}</figcaption>
          </figure>
        }
      >
        <p lang={material.lang} className="mt-5 text-md font-medium md:hidden">
          {material.title}
        </p>
        <RequestForm material={material} onSent={onClose} />
      </Dialog>
    </ErrorBoundary>
  )
}
