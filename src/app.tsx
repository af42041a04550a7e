import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './components/ui/error-boundary.tsx'
import { Part } from './components/ui/part.tsx'
import { ROUTES } from './config/routes.ts'
import { LanguageProvider, useLanguage } from './language/language-provider.tsx'
import { lazyPart } from './lib/lazy-part.tsx'
import { CONTENT_ID } from './pages/page.tsx'
import { ErrorScreen } from './sections/error-screen.tsx'
import { Header } from './sections/header.tsx'
import { ThemeProvider } from './theme/theme-provider.tsx'
import { ConnectionNotices } from './toast/connection-notices.tsx'
import { Toasts } from './toast/toasts.tsx'
import { Analytics } from './widgets/analytics.tsx'
import { ChatbotLauncher } from './widgets/chatbot-launcher.tsx'

const Footer = lazyPart(async () => (await import('./sections/footer.tsx')).Footer)
const HomePage = lazy(async () => ({ default: (await import('./pages/home-page.tsx')).HomePage }))
const DownloadsPage = lazy(async () => ({
  default: (await import('./pages/downloads-page.tsx')).DownloadsPage,
}))
const DownloadPage = lazy(async () => ({
  default: (await import('./pages/download-page.tsx')).DownloadPage,
}))
const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/not-found-page.tsx')).NotFoundPage,
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
              <Route caseSensitive path={ROUTES.home} element={<HomePage />} />
              <Route caseSensitive path={ROUTES.downloads} element={<DownloadsPage />} />
              <Route caseSensitive path={ROUTES.download} element={<DownloadPage />} />
              <Route caseSensitive path={ROUTES.downloadWithoutToken} element={<DownloadPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
            <Analytics />
          </Suspense>
        </ErrorBoundary>
        <Part>
          <Footer />
        </Part>
      </div>
      <ChatbotLauncher />
      <ConnectionNotices />
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
          <Site />
        </LanguageProvider>
      </ThemeProvider>
    </ErrorBoundary>
  )
}
