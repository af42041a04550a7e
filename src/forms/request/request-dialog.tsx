import { X } from 'lucide-react'
import { useId } from 'react'
import type { Guide } from '@/content/schema/texts.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { Cover } from '@/ui/cover.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { ErrorBoundary } from '@/ui/error-boundary.tsx'
import { guideFiles } from 'virtual:site'
import { RequestForm } from './request-form.tsx'

interface RequestDialogProps {
  guide: Guide
  open: boolean
  onClose: () => void
}

export function RequestDialog({ guide, open, onClose }: RequestDialogProps) {
  const { lang, modal: texts } = useTexts('downloads')
  const id = useId()
  return (
    <ErrorBoundary>
      <Dialog
        open={open}
        onClose={onClose}
        lang={lang}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-intro`}
        className="request-dialog floating"
      >
        <div className="grid md:grid-cols-[minmax(0,7fr)_minmax(0,9fr)]">
          <figure className="hidden place-content-center bg-sunk p-10 md:grid">
            <Cover
              src={guide.cover}
              alt=""
              {...guideFiles[guide.file]?.size}
              sizes="330px"
              className="max-w-80"
            />
            <figcaption className="note mt-8">{guide.title}</figcaption>
          </figure>
          <div className="px-5 pt-8 pb-7 sm:px-11 sm:pt-11 sm:pb-12">
            <button
              type="button"
              aria-label={texts.close}
              onClick={onClose}
              className="icon-button sticky top-3 z-1 float-right -mt-5 -mr-2 bg-raised sm:-mt-8 sm:-mr-8"
            >
              <X />
            </button>
            <h2 id={`${id}-title`} className="form-title">
              {texts.title}
            </h2>
            <p id={`${id}-intro`} className="note mt-3">
              {texts.intro}
            </p>
            <p lang={guide.lang} className="mt-5 text-md font-medium md:hidden">
              {guide.title}
            </p>
            <RequestForm key={guide.file} guide={guide} onSent={onClose} />
          </div>
        </div>
      </Dialog>
    </ErrorBoundary>
  )
}
