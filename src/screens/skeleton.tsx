import { buttonClass } from '@/ui/button.tsx'
import { EMAIL_HREF } from '@/site/reach-us.ts'
import { publicPath } from '@/site/public-path.ts'
import { Page } from './frame/page.tsx'

/** A page to copy (docs/recipes.md). Delete the parts that your page does not need. */
export function SkeletonPage() {
  return (
    <Page name="home">
      <section className="band pt-(--header)">
        <div className="axis-line page pt-large pb-section">
          <div className="columns-page relative items-end">
            <h1 className="story headline headline-page">Título da página</h1>
            <p className="aside prose mt-5 max-w-[44ch] md:mt-0 md:pb-2">
              Para quem é esta página.
            </p>
          </div>
          <PictureWithText />
          <People />
          <a href={EMAIL_HREF} className={buttonClass('primary', 'relative mt-large')}>
            Escreva para nós
          </a>
        </div>
      </section>
    </Page>
  )
}

function PictureWithText() {
  return (
    <div className="columns-page relative mt-large items-end gap-y-5">
      <img
        src={publicPath('/og.png')}
        alt="O que a imagem mostra."
        width={1200}
        height={630}
        className="story h-auto w-full"
      />
      <div className="aside">
        <h2 className="display text-xl">Um subtítulo</h2>
        <p className="prose mt-2 max-w-[44ch]">Um parágrafo.</p>
      </div>
    </div>
  )
}

const PEOPLE = [
  { name: 'Nome', role: 'Função', text: 'Uma frase.' },
  { name: 'Outro nome', role: 'Função', text: 'Uma frase.' },
]

function People() {
  return (
    <div className="relative mt-large">
      <h2 className="display text-xl">Quem faz</h2>
      <ul className="columns-page mt-small gap-x-(--gutter) gap-y-9 sm:max-md:grid-cols-2">
        {PEOPLE.map(({ name, role, text }) => (
          <li key={name} className="third border-t border-line pt-4">
            <h3 className="subheading">{name}</h3>
            <p className="note">{role}</p>
            <p className="prose mt-2 max-w-[44ch] leading-normal">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
