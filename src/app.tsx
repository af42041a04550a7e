import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './components/ui/error-boundary'
import { TooltipProvider } from './components/ui/tooltip'
import { ROUTES } from './config/routes'
import { LanguageProvider, useLanguage } from './language/language-provider'
import { CONTENT_ID } from './pages/page'
import { ErrorScreen } from './sections/error-screen'
import { Footer } from './sections/footer'
import { Header } from './sections/header'
import { ThemeProvider } from './theme/theme-provider'
import { Toasts } from './toast/toasts'
import { ChatbotLauncher } from './widgets/chatbot-launcher'

const HomePage = lazy(async () => ({ default: (await import('./pages/home-page')).HomePage }))
const DownloadsPage = lazy(async () => ({
  default: (await import('./pages/downloads-page')).DownloadsPage,
}))
const DownloadPage = lazy(async () => ({
  default: (await import('./pages/download-page')).DownloadPage,
}))
const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/not-found-page')).NotFoundPage,
}))

function SkipLink() {
  const { labels } = useLanguage().texts
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      {labels.skipToContent}
    </a>
  )
}

function Site() {
  const { pathname } = useLocation()
  return (
    <>
      <SkipLink />
      <Header />
      <div id="page">
        <ErrorBoundary key={pathname} fallback={<ErrorScreen />}>
          <Suspense fallback={<div className="min-h-svh" />}>
            <Routes>
              <Route path={ROUTES.home} element={<HomePage />} />
              <Route path={ROUTES.downloads} element={<DownloadsPage />} />
              <Route path={ROUTES.download} element={<DownloadPage />} />
              <Route path={ROUTES.downloadWithoutToken} element={<DownloadPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
        <Footer />
      </div>
      <ChatbotLauncher />
      <Toasts />
    </>
  )
}

/** Providers and routes. The router itself comes from outside: the browser's, or a static one. */
export function App() {
  return (
    <ErrorBoundary fallback={<ErrorScreen />}>
      <ThemeProvider>
        <LanguageProvider>
          <TooltipProvider>
            <Site />
          </TooltipProvider>
        </LanguageProvider>
      </ThemeProvider>
    </ErrorBoundary>
  )
}
