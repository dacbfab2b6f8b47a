import type { ParameterList, ParameterRow } from '@quaywise/contract'
import { PARAMETER_GROUPS } from '@quaywise/domain/parameters'
import { type MessageKey, useText } from '@quaywise/i18n'
import { Chip, DataTable, Panel, Skeleton } from '@quaywise/ui'
import { useState } from 'react'
import { SearchBar } from '../../admin/kit/search-bar.tsx'
import { SearchChoice } from '../../admin/kit/search-choice.tsx'
import { SearchText } from '../../admin/kit/search-text.tsx'
import { useTableLabels } from '../../report/table/use-table-labels.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { HistoryDrawer } from './history-drawer.tsx'
import { useParameterColumns } from './parameter-columns.tsx'
import { ParameterDrawer } from './parameter-drawer.tsx'
import { type ParameterText, useParameterText } from './use-parameter-text.ts'

/** What is open beside the list. */
export type Opened = { readonly is: 'edit' | 'history'; readonly key: string }

/** The parameters by group, narrowed by a text, a group, or to what was changed. */
export function SettingsPart({ list }: { readonly list: ParameterList | undefined }) {
  const say = useText()
  const { query } = useTab()
  const text = useParameterText()
  const [opened, setOpened] = useState<Opened | null>(null)
  const rows = (list?.parameters ?? []).filter((row) => isWanted(row, query, text))
  const groups = PARAMETER_GROUPS.filter((group) => rows.some((row) => row.group === group))
  const row = list?.parameters.find(({ key }) => key === opened?.key)
  return (
    <>
      <SearchBar fields={['q', 'group', 'only']}>
        <SearchText field="q" label={say('parameters.search')} />
        <SearchChoice
          field="group"
          label={say('parameters.group')}
          options={PARAMETER_GROUPS.map((group) => [
            group,
            say(`parameters.group.${group}` satisfies MessageKey),
          ])}
        />
        <SearchChoice
          field="only"
          label={say('parameters.show')}
          options={[
            ['changed', say('parameters.only.changed')],
            ['coming', say('parameters.only.coming')],
          ]}
        />
        <span className="parameters__set">
          {list && (
            <Chip tone="accent" hint={say('parameters.set.hint')}>
              {say('parameters.set', { set: list.set })}
            </Chip>
          )}
          {list?.twoPersons && <Chip tone="waitAgv">{say('parameters.twoPersons')}</Chip>}
        </span>
      </SearchBar>
      {!list && <Skeleton kind="rows" />}
      {list && rows.length === 0 && <p className="data__none">{say('parameters.none')}</p>}
      {groups.map((group) => (
        <GroupTable
          key={group}
          title={say(`parameters.group.${group}` satisfies MessageKey)}
          rows={rows.filter((one) => one.group === group)}
          open={setOpened}
        />
      ))}
      {row && opened?.is === 'edit' && (
        <ParameterDrawer row={row} twoPersons={list?.twoPersons === true} onClose={() => setOpened(null)} />
      )}
      {row && opened?.is === 'history' && <HistoryDrawer row={row} onClose={() => setOpened(null)} />}
    </>
  )
}

interface GroupTableProps {
  readonly title: string
  readonly rows: readonly ParameterRow[]
  readonly open: (opened: Opened) => void
}

function GroupTable({ title, rows, open }: GroupTableProps) {
  const labels = useTableLabels()
  const columns = useParameterColumns(open)
  return (
    <Panel title={title}>
      <DataTable
        title={title}
        columns={columns}
        visibleColumns={columns.map(({ key }) => key)}
        rows={rows}
        rowKey="key"
        total={0}
        page={1}
        pageSize={rows.length}
        onPage={() => undefined}
        labels={labels}
        maxHeight={4000}
      />
    </Panel>
  )
}

function isWanted(row: ParameterRow, query: Readonly<Record<string, string>>, text: ParameterText): boolean {
  if (query.group !== undefined && row.group !== query.group) return false
  if (query.only === 'changed' && row.value === row.default) return false
  if (query.only === 'coming' && row.coming.length === 0) return false
  const wanted = (query.q ?? '').trim().toLowerCase()
  const told = [row.key, text.name(row.key), text.means(row.key)].join('\n').toLowerCase()
  return wanted === '' || told.includes(wanted)
}
