const HOME = '/'
const LOGIN = '/user/login'
const NO_LAYOUT = /^\/user(\/|$)/

/** The page to open after sign-in: a path of this application that is not a sign-in page, else the start page. */
export function redirectTarget(search: string, origin: string): string {
  const wish = new URLSearchParams(search).get('redirect')
  if (!wish?.startsWith('/') || !URL.canParse(wish, origin)) return HOME
  const url = new URL(wish, origin)
  if (url.origin !== new URL(origin).origin || NO_LAYOUT.test(url.pathname)) return HOME
  return url.pathname + url.search + url.hash
}

/** The sign-in address that leads back to the page left; it is not asked for twice. */
export function loginHref(left: { readonly pathname: string; readonly search: string }): string {
  if (left.pathname === LOGIN || new URLSearchParams(left.search).has('redirect')) return LOGIN
  return `${LOGIN}?${new URLSearchParams({ redirect: left.pathname + left.search })}`
}
