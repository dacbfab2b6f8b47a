import type { Column, Conditions, PanelData } from '@quaywise/contract'
import type { DataColumn } from '@quaywise/ui'
import type { ReactNode } from 'react'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import { type EntityRef, entityOfKey } from '../entity/entity-ref.ts'
import { cellText } from '../table/cell-text.ts'
import { columnWidth, headUnit } from '../table/column-width.ts'
import type { Words } from '../words/use-words.ts'

interface RowColumnNeeds {
  readonly words: Words
  readonly conditions: Conditions | undefined
  onOpen(ref: EntityRef): void
}

/** The room of what is told otherwise than in other tables, px: instants to the second, ships by name, two containers. */
const ROOM: Readonly<Record<string, number>> = { instant: 184, visit: 176, units: 248 }

/** What a row adds to a number, or its value of which the number is a percentile. */
export const PARTS: ReadonlySet<string> = new Set(['contribution', 'value'])

const NEAR = new Set([...PARTS, 'units'])
const FLAGS = new Set(['twin', 'dual', 'remote'])

/** The columns of the rows behind a number: names told, containers to be opened, the contribution last. */
export function rowColumns(data: PanelData | undefined, needs: RowColumnNeeds): readonly DataColumn<Row>[] {
  if (!data) return []
  return inOrder(data.columns).map((column) => ({
    key: column.key,
    title: needs.words.column(column.key),
    unit: headUnit(column, needs.words),
    align: column.type === 'number' ? 'number' : 'start',
    width: ROOM[column.key] ?? ROOM[column.type] ?? columnWidth(column, data, needs.words),
    render: (row) => content(column, row, needs),
    subtotal: (row) => (PARTS.has(column.key) ? cellText(column, row, needs.words) : ''),
  }))
}

function content(column: Column, row: Row, { words, conditions, onOpen }: RowColumnNeeds): ReactNode {
  const cell = row[column.key]
  if (column.key === 'units' && Array.isArray(cell)) return <Units units={cell.map(String)} onOpen={onOpen} />
  if (FLAGS.has(column.key)) return numberIn(cell) === 1 ? '✓' : ''
  if (column.type === 'instant') return words.instant(nameIn(cell), 'full')
  const ref = entityOfKey(column.key, nameIn(cell))
  const name = column.key === 'visit' ? visitName(nameIn(cell), conditions) : cellText(column, row, words)
  if (!ref) return name
  return (
    <button type="button" className="link-button" onClick={() => onOpen(ref)}>
      {name}
    </button>
  )
}

function visitName(id: string | null, conditions: Conditions | undefined): string {
  const visit = conditions?.vesselVoyages.find(({ visitId }) => visitId === id)
  return visit ? `${visit.vesselName} ${visit.voyageOut || visit.voyageIn}` : (id ?? '')
}

type UnitsProps = Pick<RowColumnNeeds, 'onOpen'> & { readonly units: readonly string[] }

function Units({ units, onOpen }: UnitsProps) {
  return (
    <span className="rows__units">
      {units.map((unit) => (
        <button
          key={unit}
          type="button"
          className="link-button"
          onClick={() => onOpen({ kind: 'container', id: unit })}
        >
          {unit}
        </button>
      ))}
    </span>
  )
}

/** What a row adds and what it moved stand right behind its time. */
function inOrder(columns: readonly Column[]): readonly Column[] {
  const near = columns.filter(({ key }) => NEAR.has(key)).reverse()
  const [first, ...rest] = columns.filter(({ key }) => !NEAR.has(key))
  return first ? [first, ...near, ...rest] : near
}
