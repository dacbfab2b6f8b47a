import { classNames } from '../base/class-names.ts'
import { toneColour } from '../base/tone-colour.ts'
import { rowGroups } from './heat-layout.ts'
import type { HeatMapProps, HeatRow } from './heat-props.ts'

const signs = { bad: '▼', good: '▲' } as const

/** The column names above the cells, with the frame around the current column. */
export function HeatColumns({ map, rows }: { map: HeatMapProps; rows: number }) {
  return map.columns.map((column, index) => (
    <div key={column.key} className="qw-heat__contents">
      <div
        role="columnheader"
        className={classNames('qw-heat__column', column.current === true && 'qw-heat__column--current')}
        style={{ gridRow: 1, gridColumn: index + 3 }}
      >
        {column.label}
      </div>
      {column.current === true && (
        <div
          className="qw-heat__frame"
          aria-hidden="true"
          style={{ gridRow: `1 / span ${rows + 1}`, gridColumn: index + 3 }}
        />
      )}
    </div>
  ))
}

/** The brackets that hold rows of one group together. */
export function HeatGroups({ rows }: { rows: readonly HeatRow[] }) {
  return rowGroups(rows).map((group) => (
    <div
      key={`${group.label}-${group.start}`}
      className="qw-heat__group"
      title={group.label}
      style={{ gridRow: `${group.start + 2} / span ${group.count}`, gridColumn: 1 }}
    >
      {group.count > 1 && <span className="qw-heat__group-label">{group.label}</span>}
    </div>
  ))
}

/** A row's name and its total. */
export function HeatRowEdges({ map, row, index }: { map: HeatMapProps; row: HeatRow; index: number }) {
  const total = map.totals?.values[row.key]
  const sign = total?.tone === 'bad' || total?.tone === 'good' ? signs[total.tone] : undefined
  return (
    <>
      <div
        role="rowheader"
        className={classNames('qw-heat__row', row.group === undefined && 'qw-heat__row--quiet')}
        style={{ gridRow: index + 2, gridColumn: 2 }}
      >
        {row.label}
      </div>
      {map.totals !== undefined && (
        <div
          role="gridcell"
          className="qw-heat__total"
          style={{
            gridRow: index + 2,
            gridColumn: map.columns.length + 3,
            color: total?.tone === undefined ? undefined : toneColour(total.tone),
          }}
        >
          {sign !== undefined && <span className="qw-heat__total-sign">{sign}</span>}
          {total?.text}
        </div>
      )}
    </>
  )
}
