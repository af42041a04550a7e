import { materialFacts } from '@/config/build.ts'
import { Cover } from '@/components/ui/cover.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import type { Material, MaterialFile } from '@/texts/materials.ts'
import { downloadsTexts } from '@/texts/downloads.ts'
import { RequestForm } from './request-form.tsx'

interface RequestDialogProps {
  material: Material<MaterialFile>
  onClose: () => void
}

/** Specification section 2, `/downloads`. */
export function RequestDialog({ material, onClose }: RequestDialogProps) {
  const { title, intro, close } = downloadsTexts.modal
  return (
    <Dialog
      title={title}
      lang={downloadsTexts.lang}
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
  )
}
