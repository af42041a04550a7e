import { LucideProvider } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { errorTexts } from '@/texts/errors.ts'
import { TooltipProvider } from './components/ui/tooltip.tsx'
import { BUILD_ROUTES, routeAt } from './config/build-routes.ts'
import { LanguageProvider, useLanguage } from './language/language-provider.tsx'
import { ErrorBoundary, type FallbackProps } from './loading/error-boundary.tsx'
import { Hydrated } from './loading/hydrated.tsx'
import { Idle } from './loading/idle.tsx'
import { lazy } from './loading/lazy.tsx'
import { preloadWhenIdle } from './loading/preload.ts'
import { CONTENT_ID } from './pages/page.tsx'
import { PAGES } from './pages/site-pages.ts'
import { ErrorScreen } from './sections/error-screen.tsx'
import { Footer } from './sections/footer/footer.tsx'
import { Header } from './sections/header/header.tsx'
import { ThemeProvider } from './theme/theme-provider.tsx'
import { ConnectionNotices } from './toast/connection-notices.tsx'
import { notice } from './toast/toast-store.ts'
import { LazyToaster } from './toast/lazy-toaster.tsx'
import { Analytics } from './widgets/analytics/analytics-events.ts'

const ChatbotLauncher = import.meta.env.CHATBOT
  ? lazy(async () => (await import('./widgets/chatbot/chatbot-launcher.tsx')).ChatbotLauncher)
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

function FailedPage(props: FallbackProps) {
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <ErrorScreen {...props} />
    </main>
  )
}

const PRELOADED = BUILD_ROUTES.filter(({ name, inMenu }) => name === 'home' || inMenu)

function Site() {
  const { pathname } = useLocation()
  const Page = PAGES[routeAt(pathname).name]

  useEffect(() => {
    preloadWhenIdle(...PRELOADED.map(({ name }) => PAGES[name].preload))
  }, [])

  return (
    <>
      <SkipLink />
      <Header />
      <div id="page">
        <ErrorBoundary key={pathname} fallback={FailedPage}>
          <Page />
          {import.meta.env.ANALYTICS && <Analytics />}
        </ErrorBoundary>
        <Footer />
      </div>
      {ChatbotLauncher && (
        <Idle>
          <ChatbotLauncher />
        </Idle>
      )}
      <ConnectionNotices />
      <LazyToaster />
      <Hydrated />
    </>
  )
}

/** Providers and pages. The caller wraps it in the browser's router, or in a static one. */
export function App() {
  return (
    <ErrorBoundary fallback={FailedPage}>
      <LucideProvider size={20} strokeWidth={1.5}>
        <ThemeProvider>
          <LanguageProvider onLoadFailed={sayLanguageFailed}>
            <TooltipProvider>
              <Site />
            </TooltipProvider>
          </LanguageProvider>
        </ThemeProvider>
      </LucideProvider>
    </ErrorBoundary>
  )
}
