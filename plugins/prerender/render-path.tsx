import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { texts } from 'virtual:site'
import { App } from '../../src/app.tsx'
import { withBase } from '../../src/site/base-path.ts'
import { routeAt } from '../../src/site/build-routes.ts'

/** Renders the site at a path to the HTML of its root element. Rejects when anything throws. */
export async function renderPath(path: string): Promise<string> {
  const { name } = routeAt(path)
  if (name !== 'home' && name !== 'words' && !Object.hasOwn(texts.pages, name))
    throw new Error(`The page "${name}" has no title in src/content/pt-br/pages.yml`)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter basename={import.meta.env.BASE_URL} location={withBase(path)}>
      <App />
    </StaticRouter>,
    {
      // Otherwise React would write large boundaries as templates with inline scripts.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        failures.push(error)
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0)
    throw new Error(`Prerendering ${path} failed: ${String(failures[0])}`, { cause: failures[0] })
  return html
}
