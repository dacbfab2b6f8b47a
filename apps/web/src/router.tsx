import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import { readToken } from './api/token.ts'
import { lazyPage } from './boot/lazy-page.ts'
import { browserLocale } from './locale/browser-locale.ts'
import { loadWords } from './locale/words/load-words.ts'
import { withWords } from './locale/words/with-words.tsx'
import { CrashPage } from './pages/states/crash-page.tsx'
import { HomeRedirect } from './session/home-redirect.tsx'
import { SessionGate } from './session/session-gate.tsx'

const LOGIN = lazyPage(async () => (await import('./login/login-page.tsx')).LoginPage)
const REGISTER = lazyPage(async () => (await import('./login/register-page.tsx')).RegisterPage)
const FORGET = lazyPage(async () => (await import('./login/forget-page.tsx')).ForgetPage)
const EXCEPTION = lazyPage(async () => (await import('./pages/states/exception-page.tsx')).ExceptionPage)
const WORKSPACE = lazyPage(async () => {
  const locale = browserLocale()
  const [{ Workspace }, words] = await Promise.all([import('./workspace/workspace.tsx'), loadWords(locale)])
  return withWords(Workspace, locale, words)
})

const SHARE = lazyPage(async () => {
  const locale = browserLocale()
  const [{ SharePage }, words] = await Promise.all([import('./share/share-page.tsx'), loadWords(locale)])
  return withWords(SharePage, locale, words)
})

const PUBLIC_PAGES = new Map([
  ['/user/login', LOGIN],
  ['/user/register', REGISTER],
  ['/user/forget', FORGET],
])

/** Starts to fetch the part of the application that an address needs, before the language is there. */
export function preloadPart(path: string): void {
  const part = PUBLIC_PAGES.get(path) ?? (readToken() === null ? LOGIN : WORKSPACE)
  part.preload()
  if (part === WORKSPACE) void import('./workspace/pages.ts').then(({ preloadPage }) => preloadPage(path))
}

const root = createRootRoute({ component: Outlet })

const route = (path: string, component: () => React.JSX.Element) =>
  createRoute({ getParentRoute: () => root, path, component })

const leadingTo = (path: string, href: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ href, replace: true })
    },
  })

const guarded = (Page: React.ComponentType) => () => (
  <SessionGate>
    <Page />
  </SessionGate>
)

const routes = root.addChildren([
  ...['/', '/index.html'].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: () => {
        // Nobody is signed in: the page to come back to is named.
        if (readToken() === null) throw redirect({ href: '/account/profile', replace: true })
      },
      component: guarded(HomeRedirect),
    }),
  ),
  leadingTo('/user', '/user/login'),
  ...[...PUBLIC_PAGES].map(([path, { Page }]) => route(path, () => <Page />)),
  route('/exception', guarded(EXCEPTION.Page)),
  route('/s/$id', guarded(SHARE.Page)),
  route('$', guarded(WORKSPACE.Page)),
])

/** The addresses of the application; everything behind sign-in is one workspace. */
export const router = createRouter({
  routeTree: routes,
  caseSensitive: true,
  // Every tab keeps its own place; the router must not scroll to the top.
  scrollRestoration: () => false,
  defaultErrorComponent: ({ error }) => <CrashPage error={error} onRetry={() => location.reload()} />,
})
