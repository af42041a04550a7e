// First, as it puts the layers in order.
import './index.css'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { routeAt } from './config/route-at.ts'
import { sitePath } from './lib/public-path.ts'
import { hydrate } from './loading/hydrate.ts'
import { PAGES } from './pages/site-pages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// Outside the site's folder, for which no route is, a host may answer with its 404 page: HTML alone.
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
