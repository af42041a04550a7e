import { buttonClass } from '@/ui/button.tsx'
import { Page } from './frame/page.tsx'

export function SkeletonPage() {
  return (
    <Page name="home">
      <section className="band pt-(--header)">
        <div className="axis-line page py-section">
          <h1 className="display display-wide text-xl">Título da página</h1>
          <p className="prose mt-5 max-w-[44ch]">Um parágrafo.</p>
          <a href="mailto:voce@empresa.com.br" className={buttonClass('primary', 'mt-8')}>
            Escreva para nós
          </a>
        </div>
      </section>
    </Page>
  )
}
