import { ErrorBoundary } from '@/boot/error-boundary.tsx'
import type { Guide } from '@/content/schema/texts.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { guideFacts } from '@/site/build-facts.ts'
import { Cover } from '@/ui/cover.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { RequestForm } from './request-form.tsx'

interface RequestDialogProps {
  guide: Guide
  onClose: () => void
}

export function RequestDialog({ guide, onClose }: RequestDialogProps) {
  const texts = useTexts('downloads')
  const { title, intro, close } = texts.modal
  return (
    <ErrorBoundary>
      <Dialog
        title={title}
        lang={texts.lang}
        description={intro}
        closeLabel={close}
        onClose={onClose}
        aside={
          <figure>
            <Cover
              src={guide.cover}
              alt=""
              {...guideFacts[guide.file]?.size}
              sizes="330px"
              className="max-w-80"
            />
            <figcaption className="note mt-8">{guide.title}</figcaption>
          </figure>
        }
      >
        <p lang={guide.lang} className="mt-5 text-md font-medium md:hidden">
          {guide.title}
        </p>
        <RequestForm guide={guide} onSent={onClose} />
      </Dialog>
    </ErrorBoundary>
  )
}
