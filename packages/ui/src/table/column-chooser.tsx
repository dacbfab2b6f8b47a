import { useState } from 'react'
import { Icon } from '../base/icon.tsx'
import { Popover } from '../overlay/popover.tsx'
import { toggleColumn } from './shown-columns.ts'
import type { DataColumn } from './table-props.ts'

type ColumnChooserProps<Row> = {
  columns: readonly DataColumn<Row>[]
  visible: readonly string[]
  label: string
  onChange: (keys: readonly string[]) => void
}

/** A button that opens the list of columns; pinned columns are always shown. */
export function ColumnChooser<Row>({ columns, visible, label, onChange }: ColumnChooserProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className="qw-button qw-button--quiet"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="columns" size={14} />
        {label}
      </button>
      {anchor !== null && (
        <Popover anchor={anchor} label={label} onClose={() => setAnchor(null)}>
          <div className="qw-table__chooser">
            {columns.map((column, index) => (
              <label key={column.key} className="qw-table__choice">
                <input
                  type="checkbox"
                  data-autofocus={index === 0 ? '' : undefined}
                  checked={column.pinned === true || visible.includes(column.key)}
                  disabled={column.pinned}
                  onChange={() => onChange(toggleColumn(columns, visible, column.key))}
                />
                {column.title}
              </label>
            ))}
          </div>
        </Popover>
      )}
    </>
  )
}
