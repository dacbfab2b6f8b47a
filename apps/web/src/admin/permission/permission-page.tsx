import type { PermissionRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTab } from '../../workspace/tab-context.ts'
import { AdminPage } from '../kit/admin-page.tsx'
import { BatchBar } from '../kit/batch-bar.tsx'
import { EmptyList } from '../kit/empty-list.tsx'
import { SearchBar } from '../kit/search-bar.tsx'
import { SearchChoice } from '../kit/search-choice.tsx'
import { SearchText } from '../kit/search-text.tsx'
import { usePicked } from '../kit/use-picked.ts'
import { rolesQuery } from '../role/calls.ts'
import { permissionsQuery } from './calls.ts'
import { DeletePermissions } from './delete-permissions.tsx'
import { PermissionDrawer } from './permission-drawer.tsx'
import { PermissionTree } from './permission-tree.tsx'
import './permission.css'

const MOST_ROLES = 200

/** The authorities: who has them, how the menu shows them, and those of the terminal's own. */
export function PermissionPage() {
  const say = useText()
  const [open, setOpen] = useState<PermissionRow | 'new' | null>(null)
  return (
    <AdminPage
      title={say('page.admin/permission')}
      question={say('permission.question')}
      actions={
        <button type="button" className="qw-button qw-button--primary" onClick={() => setOpen('new')}>
          {say('permission.new')}
        </button>
      }
    >
      <PermissionFilters />
      <PermissionList onEdit={setOpen} />
      {open && <PermissionDrawer row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </AdminPage>
  )
}

function PermissionFilters() {
  const say = useText()
  const { data } = useQuery(rolesQuery({ pageSize: MOST_ROLES }))
  const roles = (data?.data ?? []).map(({ id, label }) => [id, label] as const)
  const kinds = (['page', 'element'] as const).map((kind) => [kind, say(`permission.kind.${kind}`)] as const)
  return (
    <SearchBar fields={['text', 'kind', 'roleId']}>
      <SearchText field="text" label={say('permission.search')} />
      <SearchChoice field="kind" label={say('permission.kind')} options={kinds} />
      <SearchChoice field="roleId" label={say('permission.role')} options={roles} />
    </SearchBar>
  )
}

const ROOM = 320

function PermissionList({ onEdit }: { readonly onEdit: (row: PermissionRow) => void }) {
  const say = useText()
  const { query, setQuery } = useTab()
  const { text, kind, roleId } = query
  const picked = usePicked<PermissionRow>()
  const [deleting, setDeleting] = useState(false)
  const { data, error, refetch } = useQuery(permissionsQuery({ text, kind, roleId }))
  const rows = data?.data ?? []
  const whole = [text, kind, roleId].every((one) => one === undefined) && data?.total === rows.length
  return (
    <Panel
      title={say('permission.tree')}
      subtitle={data ? say('permission.total', { count: data.total }) : '\u00a0'}
      state={data ? 'ready' : error ? 'error' : 'loading'}
      skeleton="rows"
      message={error?.message}
      onRetry={() => void refetch()}
      height={ROOM}
    >
      <BatchBar
        picked={picked}
        rows={rows.filter(({ declared }) => !declared)}
        actions={
          <button type="button" className="qw-button" onClick={() => setDeleting(true)}>
            {say('permission.delete')}
          </button>
        }
      />
      {data?.total === 0 && (
        <EmptyList told={say('permission.empty')}>
          <button
            type="button"
            className="qw-button"
            onClick={() => setQuery({ text: undefined, kind: undefined, roleId: undefined })}
          >
            {say('data.filter.clear')}
          </button>
        </EmptyList>
      )}
      {rows.length > 0 && <PermissionTree rows={rows} picked={picked} onEdit={onEdit} whole={whole} />}
      {deleting && (
        <DeletePermissions rows={picked.rows} onDone={picked.clear} onClose={() => setDeleting(false)} />
      )}
    </Panel>
  )
}
