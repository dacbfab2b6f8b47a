import type { OidcBinding } from '@quaywise/contract'
import { formatInstant, useLocale, useText } from '@quaywise/i18n'
import { queryOptions, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useDeed } from '../../../admin/kit/use-deed.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { useTab } from '../../../workspace/tab-context.ts'
import { Part, PartsAwaited } from '../part.tsx'
import { profileQuery } from '../profile-query.ts'
import { EmailPart } from '../security/email-part.tsx'

const KEY = 'oidc-link'
const LINES = 3

const companyQuery = queryOptions({
  queryKey: [KEY],
  queryFn: ({ signal }) => call<OidcBinding>('GET', '/v1/user/oidc/link', { signal }),
})

type Outcome = 'linked' | 'taken' | 'refused'

/** What came back from the identity provider, behind the #. */
function readOutcome(): Outcome | null {
  const said = new URLSearchParams(location.hash.slice(1))
  const [done, refused] = [said.get('oidc'), said.get('oidc-error')]
  if (done === null && refused === null) return null
  if (done !== null) return 'linked'
  return refused === 'OIDC_TAKEN' ? 'taken' : 'refused'
}

/** The outcome of a link, taken off the address once the page is drawn. */
function useOutcome(): Outcome | null {
  const [outcome] = useState(readOutcome)
  useEffect(() => {
    if (outcome !== null) history.replaceState(history.state, '', location.pathname + location.search)
  }, [outcome])
  return outcome
}

/** What the account is bound to: a company account, a phone, an e-mail address. */
export function BindingTab() {
  const say = useText()
  const { user } = useSession()
  const { setQuery } = useTab()
  const awaited = useQueries({ queries: [profileQuery, companyQuery] })
  if (awaited.some(({ isPending }) => isPending)) return <PartsAwaited lines={LINES} />
  return (
    <>
      <CompanyPart />
      <Part
        title={say('profile.boundPhone')}
        text={<bdi dir="ltr">{user.mobile || say('profile.none')}</bdi>}
        action={<Button onClick={() => setQuery({ tab: 'security' })}>{say('profile.change')}</Button>}
      />
      <EmailPart />
    </>
  )
}

function CompanyPart() {
  const say = useText()
  const outcome = useOutcome()
  const { data } = useQuery(companyQuery)
  const link = useMutation({
    mutationFn: () => call<{ readonly url: string }>('POST', '/v1/user/oidc/link', { body: {} }),
    onSuccess: ({ url }) => location.assign(url),
  })
  const unlink = useDeed({
    work: () => call('DELETE', '/v1/user/oidc/link'),
    stale: [KEY],
    done: say('profile.company.unlinked'),
  })
  if (!data) return null
  const offered = data.offered && (
    <Button loading={link.isPending} onClick={() => link.mutate()}>
      {say('profile.company.link')}
    </Button>
  )
  return (
    <Part
      title={say('profile.company')}
      text={<CompanyText binding={data} />}
      action={
        data.link ? (
          <Button danger disabled={unlink.busy} onClick={() => unlink.run()}>
            {say('profile.company.unlink')}
          </Button>
        ) : (
          offered
        )
      }
    >
      {outcome && (
        <p className={outcome === 'linked' ? 'profile__good' : 'profile__fault'} role="status">
          {say(`profile.company.${outcome}`)}
        </p>
      )}
    </Part>
  )
}

function CompanyText({ binding: { offered, link } }: { readonly binding: OidcBinding }) {
  const say = useText()
  const locale = useLocale()
  const { user } = useSession()
  if (!link) return <>{say(offered ? 'profile.company.none' : 'profile.company.off')}</>
  const since = formatInstant(link.linkedAt, user.terminals[0]?.zone ?? 'UTC', locale, 'minute')
  return <>{say('profile.company.since', { label: link.label ?? '', since })}</>
}
