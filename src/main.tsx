import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import './index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

if (root.firstElementChild)
  // In small pieces, so that what the visitor does meanwhile is not kept waiting.
  startTransition(() => {
    hydrateRoot(root, app)
  })
else createRoot(root).render(app)
