import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, NetworkError } from './api-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QuietMeta
    mutationMeta: QuietMeta
  }
}

/** `quiet`: the caller shows the error itself; `'refusals'`: it shows what the server refuses, not a lost network. */
interface QuietMeta extends Record<string, unknown> {
  readonly quiet?: boolean | 'refusals'
}

interface ErrorSink {
  show(error: unknown): void
  sessionLost(): void
}

/** The cache of answers; errors of calls that are not quiet are shown, a lost session is reported. */
export function makeQueryClient(sink: ErrorSink): QueryClient {
  const report = (error: unknown, quiet: QuietMeta['quiet']) => {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') sink.sessionLost()
    else if (!quiet || (quiet === 'refusals' && error instanceof NetworkError)) sink.show(error)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta?.quiet) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta?.quiet),
    }),
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  })
}
