import { pageAt } from '@quaywise/contract/pages'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LoadingPage } from '../pages/states/loading-page.tsx'
import { canOpen } from './access.ts'
import { type Session, useSession } from './session.ts'

const PROFILE = '/account/profile'
const ROOTS = ['/', '/index.html']

/** Where `/` leads: the start page that the person chose, else the usual one, while they may open it; else the profile. */
function homeOf(session: Session): string {
  const page = pageAt(session.user.homePage)
  return page && canOpen(page, session) ? page.path : PROFILE
}

/** Leads on to the start page. */
export function HomeRedirect() {
  const { history } = useRouter()
  const { pathname } = useLocation()
  const home = homeOf(useSession())
  // The address may have changed before this leaves the screen: only the root is sent on.
  const isRoot = ROOTS.includes(pathname)
  useEffect(() => {
    if (isRoot) history.replace(home)
  }, [isRoot, history, home])
  return <LoadingPage />
}
