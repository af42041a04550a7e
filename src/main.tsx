// First, because it orders the cascade layers.
import './index.css'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { routeAt } from './config/build-routes.ts'
import { sitePath } from './lib/public-path.ts'
import { hydrate } from './loading/hydrate.ts'
import { PAGES } from './pages/site-pages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// Outside the site's folder a host may serve the 404 page, which then stays as served.
if (window.location.pathname.startsWith(import.meta.env.BASE_URL))
  await hydrate(
    root,
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <App />
      </BrowserRouter>
    </StrictMode>,
    () => {
      const { name } = routeAt(sitePath(window.location.pathname))
      return { name, load: PAGES[name].load }
    },
  )
