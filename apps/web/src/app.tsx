import type { Locale } from '@quaywise/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { FeedbackHost, presentError } from './api/feedback.tsx'
import { makeQueryClient } from './api/query-client.ts'
import { ErrorBoundary } from './boot/error-boundary.tsx'
import type { LocalePack } from './locale/locale-pack.ts'
import { CrashPage } from './pages/states/crash-page.tsx'
import { LoadingPage } from './pages/states/loading-page.tsx'
import { router } from './router.tsx'
import { sessionQuery } from './session/session.ts'
import { Appearance } from './theme/appearance.tsx'
import { UsualLooks } from './theme/usual-looks.tsx'

const client = makeQueryClient({
  show: presentError,
  // Asking again fails, and the gate leads to the sign-in page.
  sessionLost: () => {
    if (client.getQueryState(sessionQuery.queryKey)?.status === 'success')
      void client.resetQueries(sessionQuery)
  },
})

const follow = (href: string) => router.history.push(href)

/** The whole application in one language. */
export function App({ locale, pack }: { readonly locale: Locale; readonly pack: LocalePack }) {
  return (
    <Appearance locale={locale} pack={pack}>
      <QueryClientProvider client={client}>
        <UsualLooks />
        <FeedbackHost onRedirect={follow}>
          <ErrorBoundary fallback={(error) => <CrashPage error={error} onRetry={() => location.reload()} />}>
            <Suspense fallback={<LoadingPage />}>
              <RouterProvider router={router} />
            </Suspense>
          </ErrorBoundary>
        </FeedbackHost>
      </QueryClientProvider>
    </Appearance>
  )
}
