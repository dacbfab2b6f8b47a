import type { ParameterRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip, type DataColumn } from '@quaywise/ui'
import { RowMenu } from '../../admin/kit/row-menu.tsx'
import type { Opened } from './settings-part.tsx'
import { type ParameterText, useParameterText } from './use-parameter-text.ts'
import { UsedBy } from './used-by.tsx'

const changed = (row: ParameterRow): boolean => row.value !== row.default

/** The columns of a group of parameters; a name opens the parameter. */
export function useParameterColumns(open: (opened: Opened) => void): readonly DataColumn<ParameterRow>[] {
  const say = useText()
  const text = useParameterText()
  const column = (
    key: string,
    title: string,
    rest: Partial<DataColumn<ParameterRow>>,
  ): DataColumn<ParameterRow> => ({ key, title, ...rest })
  return [
    column('name', say('parameters.column.name'), {
      width: 272,
      pinned: true,
      render: (row) => (
        <span className="parameters__name">
          <button type="button" className="link-button" onClick={() => open({ is: 'edit', key: row.key })}>
            {text.name(row.key)}
          </button>
          <code dir="ltr">{row.key}</code>
          {row.type !== 'open' && <small>{text.means(row.key)}</small>}
        </span>
      ),
    }),
    column('value', say('parameters.column.value'), {
      width: 132,
      render: (row) => <ValueCell row={row} text={text} coming={say('parameters.coming')} />,
    }),
    column('default', say('parameters.column.usual'), {
      width: 136,
      render: (row) => (
        <span className="parameters__two">
          <span>{text.value(row.key, row.default, row.unit)}</span>
          <small>{boundsText(row, text)}</small>
        </span>
      ),
    }),
    column('version', say('parameters.column.version'), { width: 66, align: 'number' }),
    column('effectiveFrom', say('parameters.column.effectiveFrom'), {
      width: 110,
      render: ({ effectiveFrom }) =>
        effectiveFrom && (
          <span className="parameters__two">{text.words.instant(effectiveFrom, 'minute')}</span>
        ),
    }),
    column('changedBy', say('parameters.column.changedBy'), {
      width: 126,
      render: ({ changedBy, changedAt }) =>
        changedBy && (
          <span className="parameters__two">
            <bdi>{changedBy}</bdi>
            <small>{text.words.instant(changedAt, 'minute')}</small>
          </span>
        ),
    }),
    column('reason', say('parameters.column.reason'), {
      width: 140,
      wide: true,
      render: ({ reason }) => reason && <span className="parameters__reason">{reason}</span>,
    }),
    column('usedBy', say('parameters.column.usedBy'), { width: 110, render: (row) => <UsedBy row={row} /> }),
    column('actions', say('admin.actions'), {
      width: 82,
      align: 'end',
      atEnd: true,
      render: (row) => (
        <RowMenu
          name={text.name(row.key)}
          items={[
            {
              key: 'edit',
              label: say('parameters.edit'),
              onSelect: () => open({ is: 'edit', key: row.key }),
            },
            {
              ...{ key: 'history', label: say('parameters.history'), disabled: row.newest === 0 },
              onSelect: () => open({ is: 'history', key: row.key }),
            },
          ]}
        />
      ),
    }),
  ]
}

interface ValueCellProps {
  readonly row: ParameterRow
  readonly text: ParameterText
  readonly coming: string
}

function ValueCell({ row, text, coming }: ValueCellProps) {
  const value = text.value(row.key, row.value, row.unit)
  return (
    <span className="parameters__two">
      {changed(row) ? <Chip tone="accent">{value}</Chip> : <span>{value}</span>}
      {row.coming.map((next) => (
        <small key={next.number}>
          {coming} {text.value(row.key, next.value, row.unit)} ·{' '}
          {text.words.instant(next.effectiveFrom, 'minute')}
        </small>
      ))}
    </span>
  )
}

/** A longer list of choices than this is told where one is chosen. */
const MOST_OPTIONS = 4

/** The bounds of a number, or the choices where they are few. */
export function boundsText(row: ParameterRow, text: ParameterText): string {
  if (row.min !== null && row.max !== null)
    return `${text.value(row.key, row.min, null)} – ${text.value(row.key, row.max, row.unit)}`
  if (row.options.length > MOST_OPTIONS) return ''
  return row.options.map((option) => text.value(row.key, option, null)).join(' · ')
}
