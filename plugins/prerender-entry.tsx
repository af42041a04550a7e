import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../src/app.tsx'

/** Renders the site at a path to the HTML of its root element. Rejects when anything throws. */
export async function renderPath(path: string): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    {
      // One piece of HTML: large boundaries would become templates with inline script.
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
