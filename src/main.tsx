// Imported first, because it orders the cascade layers.
import './index.css'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { keepDrafts } from '@/boot/drafts.ts'
import { hydrate } from '@/boot/hydrate.tsx'
import { withBase, withoutBase } from '@/site/base-path.ts'
import { routeAt } from '@/site/build-routes.ts'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// In a built page the script in the head does this.
if (import.meta.env.DEV) keepDrafts()

// Outside the site's folder a host may serve the 404 page. The router knows only addresses in the folder.
const { pathname, search, hash } = window.location
if (!pathname.startsWith(import.meta.env.BASE_URL))
  window.history.replaceState(window.history.state, '', withBase(pathname) + search + hash)

hydrate(
  root,
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <App />
    </BrowserRouter>
  </StrictMode>,
  () => routeAt(withoutBase(window.location.pathname)).name,
)
