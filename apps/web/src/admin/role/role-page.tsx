import type { RoleRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTab } from '../../workspace/tab-context.ts'
import { AdminList } from '../kit/admin-list.tsx'
import { AdminPage } from '../kit/admin-page.tsx'
import { pageAsked } from '../kit/list-query.ts'
import { SearchBar } from '../kit/search-bar.tsx'
import { SearchText } from '../kit/search-text.tsx'
import { usePicked } from '../kit/use-picked.ts'
import { rolesQuery } from './calls.ts'
import { CompareDrawer } from './compare-drawer.tsx'
import { CopyDrawer } from './copy-drawer.tsx'
import { DeleteRole } from './delete-role.tsx'
import { MembersDrawer } from './members-drawer.tsx'
import type { Asked } from './role-deeds.ts'
import { RoleDrawer } from './role-drawer.tsx'
import { StartersDrawer } from './starters-drawer.tsx'
import { useRoleColumns } from './use-role-columns.tsx'
import { useRoleDeeds } from './use-role-deeds.ts'
import './role.css'

const NEW = ' '
const CLOSED = {
  ...{ role: undefined, members: undefined, starters: undefined },
  ...{ left: undefined, right: undefined },
}

/** The roles: what each opens, who has it, and how two of them differ. */
export function RolePage() {
  const say = useText()
  const { query, setQuery } = useTab()
  const picked = usePicked<RoleRow>()
  const [asked, setAsked] = useState<Asked | null>(null)
  const columns = useRoleColumns(useRoleDeeds(setQuery, setAsked))
  const { text, sort, order } = query
  const { data, error, isFetching, refetch } = useQuery(
    rolesQuery({ text, sort, order, ...pageAsked(query) }),
  )
  return (
    <AdminPage
      title={say('page.admin/role')}
      question={say('roles.question')}
      actions={
        <>
          <button type="button" className="qw-button" onClick={() => setQuery({ starters: '1' })}>
            {say('roles.starters')}
          </button>
          <button
            type="button"
            className="qw-button qw-button--primary"
            onClick={() => setQuery({ role: NEW })}
          >
            {say('roles.new')}
          </button>
        </>
      }
    >
      <SearchBar fields={['text']}>
        <SearchText field="text" label={say('roles.search')} />
      </SearchBar>
      <AdminList
        title={say('page.admin/role')}
        columns={columns}
        page={data}
        error={error}
        fetching={isFetching}
        onRetry={() => void refetch()}
        empty={say(text === undefined ? 'roles.none' : 'roles.empty')}
        wayOut={<WayOut filtered={text !== undefined} />}
        nameOf={({ label }) => label}
        picked={picked}
        batch={<CompareButton picked={picked.rows} />}
      />
      <RoleDrawers asked={asked} onClose={() => setAsked(null)} />
    </AdminPage>
  )
}

/** What leads out of a list without a role. */
function WayOut({ filtered }: { readonly filtered: boolean }) {
  const say = useText()
  const { setQuery } = useTab()
  if (filtered)
    return (
      <button type="button" className="qw-button" onClick={() => setQuery({ text: undefined })}>
        {say('data.filter.clear')}
      </button>
    )
  return (
    <button
      type="button"
      className="qw-button qw-button--primary"
      onClick={() => setQuery({ starters: '1' })}
    >
      {say('roles.starters')}
    </button>
  )
}

function CompareButton({ picked }: { readonly picked: readonly RoleRow[] }) {
  const say = useText()
  const { setQuery } = useTab()
  const [left, right] = picked
  const two = picked.length === 2
  return (
    <button
      type="button"
      className="qw-button"
      disabled={!two}
      title={two ? undefined : say('roles.compare.hint')}
      onClick={() => setQuery({ left: left?.id, right: right?.id })}
    >
      {say('roles.compare')}
    </button>
  )
}

interface RoleDrawersProps {
  readonly asked: Asked | null
  readonly onClose: () => void
}

/** What stands open over the list; the address keeps it, so that it can be linked to. */
function RoleDrawers({ asked, onClose }: RoleDrawersProps) {
  const { query, setQuery } = useTab()
  const { role, members, left, right, starters } = query
  const close = () => setQuery(CLOSED)
  return (
    <>
      {role !== undefined && <RoleDrawer key={role} id={role === NEW ? null : role} onClose={close} />}
      {starters !== undefined && <StartersDrawer onClose={close} />}
      {members !== undefined && <MembersDrawer id={members} onClose={close} />}
      {left !== undefined && right !== undefined && (
        <CompareDrawer left={left} right={right} onClose={close} />
      )}
      {asked?.what === 'copy' && <CopyDrawer role={asked.role} onClose={onClose} />}
      {asked?.what === 'delete' && (
        <DeleteRole
          role={asked.role}
          onMembers={() => {
            onClose()
            setQuery({ members: asked.role.id })
          }}
          onClose={onClose}
        />
      )}
    </>
  )
}
