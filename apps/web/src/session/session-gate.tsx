import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { LoadingPage } from '../pages/states/loading-page.tsx'
import { loginHref } from './redirect.ts'
import { sessionQuery } from './session.ts'
import { SessionWatch } from './session-watch.tsx'
import { useOwnLooks } from './use-own-looks.ts'

const PASSWORD_PATH = '/account/changePassword'
const PROFILE_PATH = '/account/profile'
const FACTOR_HREF = `${PROFILE_PATH}?tab=security`

/** Lets through whoever is signed in; others go to the sign-in page, a first password to the page that changes it, a missing second factor to where it is set up. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { history } = useRouter()
  const { pathname, searchStr } = useLocation()
  const { data, isError } = useQuery(sessionQuery)
  useOwnLooks(data)
  const mustChange = data?.user.mustChangePassword === true && pathname !== PASSWORD_PATH
  useEffect(() => {
    // The address changes before this gate leaves the screen: it must not send on from where it sent to.
    if (pathname.startsWith('/user/')) return
    if (isError) history.replace(loginHref({ pathname, search: searchStr }))
    else if (mustChange) history.replace(PASSWORD_PATH)
  }, [isError, mustChange, history, pathname, searchStr])
  const mustSetUp = data?.user.mustSetUpFactor === true && !mustChange && pathname !== PROFILE_PATH
  useEffect(() => {
    if (mustSetUp) history.replace(FACTOR_HREF)
  }, [mustSetUp, history])
  if (!data || isError || mustChange || mustSetUp) return <LoadingPage />
  return (
    <>
      <SessionWatch />
      {children}
    </>
  )
}
