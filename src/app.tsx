import { LucideProvider } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsHydrated } from '@/browser/use-client-value.ts'
import { CONTENT_ID, Page } from '@/page/page.tsx'
import { useRoute } from '@/page/use-route.ts'
import { ChatbotLauncher } from '@/screens/chat/chatbot-launcher.tsx'
import { ConnectionNotices } from '@/screens/frame/connection-notices.tsx'
import { ErrorScreen } from '@/screens/frame/error-screen.tsx'
import { Footer } from '@/screens/frame/footer.tsx'
import { Header } from '@/screens/frame/header.tsx'
import { PAGES } from '@/screens/site-pages.ts'
import { LanguageProvider } from '@/settings/language-provider.tsx'
import { ThemeProvider } from '@/settings/theme-provider.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { cn } from '@/ui/cn.ts'
import { ErrorBoundary } from '@/ui/error-boundary.tsx'
import { Toaster } from '@/ui/toast/toaster.tsx'
import { TooltipProvider } from '@/ui/tooltip.tsx'
import { Analytics } from '@/vendors/analytics/analytics.ts'
import { Consent } from '@/vendors/tags/consent.tsx'

function Toasts() {
  const texts = useTexts('forms')
  return <Toaster lang={texts.lang} labels={texts} />
}

function SkipLink() {
  const labels = useTexts('labels')
  return (
    <a
      lang={labels.lang}
      href={`#${CONTENT_ID}`}
      className={cn(
        'skip-link fixed top-2.5 left-2.5 z-skip print:hidden',
        'bg-primary px-4.5 py-3 font-medium text-on-primary',
      )}
    >
      {labels.skipToContent}
    </a>
  )
}

const failedPage = (
  <main id={CONTENT_ID} tabIndex={-1}>
    <ErrorScreen />
  </main>
)

/** Not prerendered, because the chat's button does nothing without code. */
function Chatbot() {
  return useIsHydrated() && <ChatbotLauncher />
}

/** If one of these fails, it alone disappears, and the page stays. */
function Isolated({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={null}>{children}</ErrorBoundary>
}

function Layout() {
  const { pathname } = useLocation()
  const { name } = useRoute()
  const Content = PAGES[name]

  return (
    <>
      <SkipLink />
      <Isolated>
        <Header />
      </Isolated>
      <ErrorBoundary key={pathname} fallback={failedPage}>
        <Page>
          <ErrorBoundary fallback={<ErrorScreen />}>{Content && <Content />}</ErrorBoundary>
        </Page>
      </ErrorBoundary>
      <Isolated>
        <Footer />
      </Isolated>
      <Isolated>{import.meta.env.CHATBOT && <Chatbot />}</Isolated>
      <Isolated>{import.meta.env.ANALYTICS && <Analytics />}</Isolated>
      <Isolated>{import.meta.env.TAGS && <Consent />}</Isolated>
      <Isolated>
        <ConnectionNotices />
      </Isolated>
      <Isolated>
        <Toasts />
      </Isolated>
    </>
  )
}

export function App() {
  return (
    <ThemeProvider>
      <LanguageProvider>
        <ErrorBoundary fallback={failedPage}>
          <LucideProvider size={20} strokeWidth={1.5}>
            <TooltipProvider>
              <Layout />
            </TooltipProvider>
          </LucideProvider>
        </ErrorBoundary>
      </LanguageProvider>
    </ThemeProvider>
  )
}
