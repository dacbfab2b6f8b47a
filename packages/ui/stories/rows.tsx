import { useState } from 'react'
import { Chip, DataTable, Icon, Panel, type SortOrder } from '../src/index.ts'
import { direction, noise, opened } from './data.ts'

type Cycle = {
  id: string
  vessel: string
  crane: string
  operation: string
  boxes: number
  gmph: number | null
  wait: number
}

const count = opened === 'many' ? 5000 : 8
const all: Cycle[] = Array.from({ length: count }, (_, index) => ({
  id: `2026-11-20 15 · ${index + 1}`,
  vessel: 'Aurelia 042W',
  crane: `QC${107 + (index % 4)}`,
  operation: index % 2 === 0 ? 'Load' : 'Discharge',
  boxes: 8 + Math.round(noise(index) * 6),
  gmph: index === 3 ? null : Math.round((24 + noise(index + 3) * 10) * 10) / 10,
  wait: Math.round(noise(index + 11) * 80) / 10,
}))

/** A table with bars, subtotal, chooser and pages. */
export function Rows() {
  const [sort, setSort] = useState<SortOrder | null>({ key: 'gmph', direction: 'desc' })
  const [page, setPage] = useState(1)
  const actions = (
    <button type="button" className="qw-button qw-button--quiet">
      <Icon name="down" size={14} />
      XLSX
    </button>
  )
  return (
    <Panel title="Hour, vessel, crane" subtitle="84 rows · rates in box/h" notApplicable={['Line']}>
      <DataTable
        title="Hour, vessel, crane"
        columns={[
          { key: 'id', title: 'Hour', pinned: true, subtotal: () => 'All' },
          { key: 'vessel', title: 'Vessel' },
          { key: 'crane', title: 'QC', sortable: true },
          {
            key: 'operation',
            title: 'Operation',
            render: (row) => (
              <Chip tone={row.operation === 'Load' ? 'load' : 'discharge'}>{row.operation}</Chip>
            ),
          },
          { key: 'boxes', title: 'Boxes', align: 'end', sortable: true },
          {
            key: 'gmph',
            title: 'GMPH',
            align: 'end',
            sortable: true,
            bar: { max: 40, value: (row) => row.gmph },
          },
          {
            key: 'wait',
            title: 'AGV wait',
            unit: 'min',
            align: 'end',
            bar: { max: 10, value: (row) => row.wait, tone: 'waitAgv' },
          },
        ]}
        rows={all}
        rowKey="id"
        total={84}
        page={page}
        pageSize={count}
        sort={sort}
        onSort={setSort}
        onPage={setPage}
        onRow={() => undefined}
        subtotal={{
          id: '',
          vessel: 'All vessels',
          crane: '10',
          operation: 'Load',
          boxes: 120,
          gmph: 30,
          wait: 34.3,
        }}
        columnChooser
        actions={actions}
        dense
        direction={direction}
        labels={{
          columns: 'Columns',
          previousPage: 'Previous page',
          nextPage: 'Next page',
          pageSize: 'Rows per page',
          range: (from, to, total) => `${from}–${to} of ${total}`,
        }}
      />
    </Panel>
  )
}
