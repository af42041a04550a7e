import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../../src/app.tsx'
import { withBase } from '../../src/site/base-path.ts'

/** Renders the site at a path to the HTML of its root element. Rejects when anything throws. */
export async function renderPath(path: string): Promise<string> {
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
