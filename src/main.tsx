// First, as it puts the layers in order.
import './index.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const app = (
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <App />
    </BrowserRouter>
  </StrictMode>
)

if (!root.firstElementChild) createRoot(root).render(app)
// Outside the site's folder, for which no route is, a host may answer with its 404 page: HTML alone.
else if (window.location.pathname.startsWith(import.meta.env.BASE_URL))
  // In small pieces, so that what the visitor does meanwhile is not kept waiting.
  startTransition(() => {
    hydrateRoot(root, app)
  })
