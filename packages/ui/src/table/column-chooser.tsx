import { useState } from 'react'
import { Icon } from '../base/icon.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { Popover } from '../overlay/popover.tsx'
import { moved, pinToggled, type TableLayout, toggled } from './layout.ts'
import { toggleColumn } from './shown-columns.ts'
import type { DataColumn, DataTableProps, TableLabels } from './table-props.ts'

type ColumnChooserProps<Row extends object> = {
  table: DataTableProps<Row>
  visible: readonly string[]
  onChange: (keys: readonly string[]) => void
}

/** A button that opens the list of columns. */
export function ColumnChooser<Row extends object>({ table, visible, onChange }: ColumnChooserProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { columns, labels, layout, onLayout } = table
  const label = labels.columns
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
          {layout && onLayout ? (
            <LayoutList columns={columns} layout={layout} labels={labels} onLayout={onLayout} />
          ) : (
            <VisibleList columns={columns} visible={visible} onChange={onChange} />
          )}
        </Popover>
      )}
    </>
  )
}

type VisibleListProps<Row> = {
  columns: readonly DataColumn<Row>[]
  visible: readonly string[]
  onChange: (keys: readonly string[]) => void
}

/** The columns to be ticked; pinned ones are always shown. */
function VisibleList<Row>({ columns, visible, onChange }: VisibleListProps<Row>) {
  return (
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
  )
}

type LayoutListProps<Row> = {
  columns: readonly DataColumn<Row>[]
  layout: TableLayout
  labels: TableLabels
  onLayout: (layout: TableLayout | null) => void
}

/** The columns in their order, to be ticked, pinned and moved; the hidden ones after the shown. */
function LayoutList<Row>({ columns, layout, labels, onLayout }: LayoutListProps<Row>) {
  const own = columns.filter(({ follows }) => follows === undefined)
  const known = new Map(own.map((column) => [column.key, column]))
  const shown = [...new Set([...layout.pinned, ...layout.shown])].filter((key) => known.has(key))
  const hidden = own.map(({ key }) => key).filter((key) => !shown.includes(key))
  return (
    <div className="qw-table__chooser">
      {[...shown, ...hidden].map((key, index) => (
        <LayoutLine
          key={key}
          column={{ key, title: known.get(key)?.title ?? key }}
          visible={index < shown.length}
          first={index === 0}
          layout={layout}
          labels={labels}
          onLayout={onLayout}
        />
      ))}
      {labels.reset !== undefined && (
        <button type="button" className="qw-button qw-table__reset" onClick={() => onLayout(null)}>
          {labels.reset}
        </button>
      )}
    </div>
  )
}

type LayoutLineProps = {
  column: { readonly key: string; readonly title: string }
  visible: boolean
  first: boolean
  layout: TableLayout
  labels: TableLabels
  onLayout: (layout: TableLayout | null) => void
}

function LayoutLine({ column, visible, first, layout, labels, onLayout }: LayoutLineProps) {
  const { key, title } = column
  return (
    <div className="qw-table__choice">
      <label className="qw-table__choice-name">
        <input
          type="checkbox"
          data-autofocus={first ? '' : undefined}
          checked={visible}
          onChange={() => onLayout(toggled(layout, key))}
        />
        {title}
      </label>
      {visible && (
        <>
          <IconButton
            icon="pin"
            label={labels.pin?.(title) ?? title}
            pressed={layout.pinned.includes(key)}
            onPress={() => onLayout(pinToggled(layout, key))}
          />
          <IconButton
            icon="up"
            label={labels.earlier?.(title) ?? title}
            onPress={() => onLayout(moved(layout, key, -1))}
          />
          <IconButton
            icon="down"
            label={labels.later?.(title) ?? title}
            onPress={() => onLayout(moved(layout, key, 1))}
          />
        </>
      )}
    </div>
  )
}
