// Imported first, because it orders the cascade layers.
import './index.css'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { routeAt } from './site/build-routes.ts'
import { sitePath } from './site/public-path.ts'
import { keepDrafts } from './boot/drafts.ts'
import { hydrate } from './boot/hydrate.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// A built page has done so by the script in its head.
if (import.meta.env.DEV) keepDrafts()

// A host may serve the 404 page outside the site's folder. It then stays as served.
if (window.location.pathname.startsWith(import.meta.env.BASE_URL))
  hydrate(
    root,
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <App />
      </BrowserRouter>
    </StrictMode>,
    () => routeAt(sitePath(window.location.pathname)).name,
  )
