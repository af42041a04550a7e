import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './components/ui/error-boundary.tsx'
import { Part } from './components/ui/part.tsx'
import { ROUTES } from './config/routes.ts'
import { errorTexts } from './content/sections/errors.ts'
import { LanguageProvider, useLanguage } from './language/language-provider.tsx'
import { lazy } from './lib/lazy.ts'
import { lazyPart } from './lib/lazy-part.tsx'
import { usePreload } from './lib/preload.ts'
import { HomePage } from './pages/home-page.tsx'
import { CONTENT_ID } from './pages/page.tsx'
import { ErrorScreen } from './sections/error-screen.tsx'
import { Header } from './sections/header.tsx'
import { PartFailure } from './sections/part-failure.tsx'
import { ThemeProvider } from './theme/theme-provider.tsx'
import { ConnectionNotices } from './toast/connection-notices.tsx'
import { notice } from './toast/toast-store.ts'
import { Toasts } from './toast/toasts.tsx'
import { Analytics } from './widgets/analytics.tsx'

const Footer = lazyPart(async () => (await import('./sections/footer.tsx')).Footer)
const ChatbotLauncher = lazyPart(
  async () => (await import('./widgets/chatbot-launcher.tsx')).ChatbotLauncher,
)
const loadDownloads = async () => ({
  default: (await import('./pages/downloads-page.tsx')).DownloadsPage,
})
const DownloadsPage = lazy(loadDownloads)
const DownloadPage = lazy(async () => ({
  default: (await import('./pages/download-page.tsx')).DownloadPage,
}))
const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/not-found-page.tsx')).NotFoundPage,
}))

function sayLanguageFailed() {
  notice(errorTexts.language)
}

function SkipLink() {
  const { labels } = useLanguage().texts
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      {labels.skipToContent}
    </a>
  )
}

function Pages({ pathname }: { pathname: string }) {
  // The router would take "/downloads//" for "/downloads"; the hosts answer it with the 404 page.
  if (pathname.includes('//')) return <NotFoundPage />
  return (
    <Routes>
      <Route caseSensitive path={ROUTES.home} element={<HomePage />} />
      <Route caseSensitive path={ROUTES.downloads} element={<DownloadsPage />} />
      <Route caseSensitive path={ROUTES.download} element={<DownloadPage />} />
      <Route caseSensitive path={ROUTES.downloadWithoutToken} element={<DownloadPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

function Site() {
  const { pathname } = useLocation()
  usePreload(loadDownloads)
  return (
    <>
      <SkipLink />
      <Header />
      <div id="page">
        <ErrorBoundary key={pathname} fallback={ErrorScreen}>
          <Suspense fallback={<div className="min-h-svh" />}>
            <Pages pathname={pathname} />
            <Analytics />
          </Suspense>
        </ErrorBoundary>
        <Part fallback={PartFailure}>
          <Footer />
        </Part>
      </div>
      <Part>
        <ChatbotLauncher />
      </Part>
      <ConnectionNotices />
      <Toasts />
    </>
  )
}

/** Providers and routes. The router itself comes from outside: the browser's, or a static one. */
export function App() {
  return (
    <ErrorBoundary fallback={ErrorScreen}>
      <ThemeProvider>
        <LanguageProvider onLoadFailed={sayLanguageFailed}>
          <Site />
        </LanguageProvider>
      </ThemeProvider>
    </ErrorBoundary>
  )
}
