import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call } from '../api/call.ts'
import { LoadingPage } from '../pages/states/loading-page.tsx'
import { StateView } from '../pages/states/state-view.tsx'
import { HOME_PATH } from '../workspace/tabs.ts'

interface Place {
  readonly page: string
  readonly query: Readonly<Record<string, string>>
}

/** Opens what a short link leads to as a tab; a link that leads nowhere says no more than that. */
export function SharePage() {
  const say = useText()
  const { history } = useRouter()
  const id = location.pathname.slice('/s/'.length)
  const { data, error } = useQuery({
    queryKey: ['share', id],
    queryFn: ({ signal }) => call<Place>('GET', `/v1/shares/${encodeURIComponent(id)}`, { signal }),
    meta: { quiet: 'refusals' },
  })
  useEffect(() => {
    if (data) history.replace(`${data.page}?${new URLSearchParams(data.query)}`)
  }, [data, history])
  if (!error) return <LoadingPage />
  return (
    <StateView
      icon="lock"
      title={say('keep.share.lost')}
      text={say('keep.share.lost.text')}
      action={<a href={HOME_PATH}>{say('state.home')}</a>}
    />
  )
}
