import { createElement, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './components/ui/error-boundary.tsx'
import { Isolated } from './components/ui/isolated.tsx'
import { OWN_PAGES } from './config/own-pages.ts'
import { errorTexts } from '@/texts/errors.ts'
import { LanguageProvider, useLanguage } from './language/language-provider.tsx'
import { Hydrated } from './lib/hydrated.tsx'
import { lazy } from './lib/lazy.tsx'
import { whenIdle, whenUsed } from './lib/when.ts'
import { CONTENT_ID } from './pages/page.tsx'
import { PAGE_COMPONENTS } from './pages/page-components.ts'
import { ErrorScreen } from './sections/error-screen.tsx'
import { Header } from './sections/header/header.tsx'
import { IsolatedFailure } from './sections/isolated-failure.tsx'
import { ThemeProvider } from './theme/theme-provider.tsx'
import { ConnectionNotices } from './toast/connection-notices.tsx'
import { notice } from './toast/toast-store.ts'
import { Toasts } from './toast/toasts.tsx'
import { Analytics } from './widgets/analytics/analytics-events.ts'

const Footer = lazy(async () => (await import('./sections/footer/footer.tsx')).Footer, whenUsed)
const ChatbotLauncher = import.meta.env.CHATBOT
  ? lazy(
      async () => (await import('./widgets/chatbot/chatbot-launcher.tsx')).ChatbotLauncher,
      // The preview appears by itself.
      () => Promise.race([whenIdle(), whenUsed()]),
    )
  : undefined

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

function ToastsFailure() {
  return (
    <div className="floating fixed inset-x-0 top-(--header) z-toast bg-raised">
      <IsolatedFailure />
    </div>
  )
}

function Pages({ pathname }: { pathname: string }) {
  // The router would take "/downloads//" for "/downloads"; the hosts answer it with the 404 page.
  if (pathname.includes('//')) return createElement(PAGE_COMPONENTS.notFound)
  return (
    <Routes>
      {OWN_PAGES.flatMap(({ name, addresses }) =>
        addresses.map((address) => (
          <Route
            key={address}
            caseSensitive
            path={address}
            element={createElement(PAGE_COMPONENTS[name])}
          />
        )),
      )}
    </Routes>
  )
}

function Site() {
  const { pathname } = useLocation()
  return (
    <>
      <SkipLink />
      <Header />
      <div id="page">
        {/* Around the boundary, whose key changes: the old page stays until the next one's code is there. */}
        <Suspense fallback={<div className="min-h-svh" />}>
          <ErrorBoundary key={pathname} fallback={ErrorScreen}>
            <Pages pathname={pathname} />
            {import.meta.env.ANALYTICS && <Analytics />}
          </ErrorBoundary>
        </Suspense>
        <Isolated fallback={IsolatedFailure}>
          <Footer />
        </Isolated>
      </div>
      {ChatbotLauncher && (
        <Isolated>
          <ChatbotLauncher />
        </Isolated>
      )}
      <ConnectionNotices />
      <Hydrated />
      <Isolated fallback={ToastsFailure}>
        <Toasts />
      </Isolated>
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
