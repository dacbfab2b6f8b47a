import type { MouseEvent } from 'react'
import { classNames } from '../base/class-names.ts'
import { toneColour } from '../base/tone-colour.ts'
import { markEvent } from '../chart/mark-event.ts'
import type { MarkEvent } from '../chart/series.ts'
import { columnLine, type RowGroup } from './heat-layout.ts'
import type { HeatMapProps, HeatRow } from './heat-props.ts'

const signs = { bad: '▼', good: '▲' } as const

/** The column names above the cells; the current column is framed to the bottom. */
export function HeatColumns({ map }: { map: HeatMapProps }) {
  return (
    <thead className="qw-heat__contents">
      <tr className="qw-heat__contents">
        {map.columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            className={classNames('qw-heat__column', column.current === true && 'qw-heat__column--current')}
            style={{ gridRow: 1, gridColumn: columnLine(map, index) }}
          >
            {column.label}
          </th>
        ))}
        {map.totals !== undefined && (
          <th
            scope="col"
            className="qw-heat__total qw-heat__total--head"
            style={{ gridRow: 1, gridColumn: map.columns.length + 3 }}
          >
            {map.totals.label}
          </th>
        )}
      </tr>
    </thead>
  )
}

/** A row's name, and before it the bracket of the group that starts with this row. */
export function HeatRowHead({
  row,
  group,
  index,
}: {
  row: HeatRow
  group: RowGroup | undefined
  index: number
}) {
  return (
    <>
      {group !== undefined && (
        <th
          scope="rowgroup"
          className="qw-heat__group"
          title={group.label}
          style={{ gridRow: `${index + 2} / span ${group.count}`, gridColumn: 1 }}
        >
          {group.count > 1 && <span className="qw-heat__group-label">{group.label}</span>}
        </th>
      )}
      <th
        scope="row"
        className={classNames('qw-heat__row', row.group === undefined && 'qw-heat__row--quiet')}
        style={{ gridRow: index + 2, gridColumn: 2 }}
      >
        {row.label}
      </th>
    </>
  )
}

function TotalText({ text, onPress }: { text: string | undefined; onPress?: PressTotal | undefined }) {
  if (onPress === undefined || text === undefined) return text
  const press = (event: MouseEvent) => onPress(markEvent(event, 'select'))
  return (
    <button type="button" className="qw-heat__total-button qw-focusable" onClick={press}>
      {text}
    </button>
  )
}

type PressTotal = (event: MarkEvent) => void

/** A row's total with a sign for its tone. */
export function HeatTotal({ map, row, index }: { map: HeatMapProps; row: HeatRow; index: number }) {
  if (map.totals === undefined) return null
  const total = map.totals.values[row.key]
  const sign = total?.tone === 'bad' || total?.tone === 'good' ? signs[total.tone] : undefined
  const color = total?.tone === undefined ? undefined : toneColour(total.tone)
  return (
    <td className="qw-heat__total" style={{ gridRow: index + 2, gridColumn: map.columns.length + 3, color }}>
      {sign !== undefined && <span className="qw-heat__total-sign">{sign}</span>}
      <TotalText
        text={total?.text}
        onPress={map.onTotal && ((event) => map.onTotal?.({ row: row.key, event }))}
      />
    </td>
  )
}
