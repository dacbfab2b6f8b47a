import { pageAt } from '@quaywise/contract/pages'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LoadingPage } from '../pages/states/loading-page.tsx'
import { canOpen } from './access.ts'
import { type Session, useSession } from './session.ts'

const PROFILE = '/account/profile'

/** Where `/` leads: the start page that the person chose, while they may open it, else the profile. */
function homeOf(session: Session): string {
  const { homePage } = session.user
  const page = homePage === null ? undefined : pageAt(homePage)
  return page && canOpen(page, session) ? page.path : PROFILE
}

/** Leads on to the start page. */
export function HomeRedirect() {
  const { history } = useRouter()
  const home = homeOf(useSession())
  useEffect(() => {
    history.replace(home)
  }, [history, home])
  return <LoadingPage />
}
