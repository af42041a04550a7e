import { buttonClass } from '@/components/ui/button.tsx'
import { Page } from './page.tsx'

export default function SkeletonPage() {
  return (
    <Page name="home">
      <section className="band pt-(--header)">
        <div className="axis-line page py-section">
          <h1 className="display display-wide text-xl">Título da página</h1>
          <p className="mt-5 max-w-[44ch] text-md text-pretty text-fg-2">Um parágrafo.</p>
          <a href="mailto:voce@empresa.com.br" className={buttonClass('primary', 'mt-8')}>
            Escreva para nós
          </a>
        </div>
      </section>
    </Page>
  )
}
