import type { LoggedChange, LogRowTold } from '@quaywise/contract'
import { formatNumber, useLocale, useText } from '@quaywise/i18n'
import { Chip, type DataColumn } from '@quaywise/ui'
import type { Words } from '../../report/words/use-words.ts'
import { differences } from './diff.ts'
import { useLogWords } from './log-words.ts'

const MOST_SHOWN = 90

/** What other columns tell already. */
const TOLD = new Set(['area', 'page', 'visitedPage', 'terminal'])

/** What was asked, in one line. */
const inOneLine = (parameters: unknown): string => {
  const told = differences({}, parameters)
    .map(({ field, after }) => [field.split('.').at(-1) ?? '', after] as const)
    .filter(([name]) => !TOLD.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .join(' · ')
  return told.length > MOST_SHOWN ? `${told.slice(0, MOST_SHOWN)}…` : told
}

/** The columns of the log. */
export function useLogColumns(words: Words): readonly DataColumn<LogRowTold>[] {
  const say = useText()
  const locale = useLocale()
  const log = useLogWords()
  const count = (value: number | null) => (value === null ? '–' : formatNumber(value, '1', locale))
  type Key = Exclude<keyof LogRowTold, 'id' | 'part'>
  const column = (
    key: Key,
    width: number,
    render: (row: LogRowTold) => DataColumn<LogRowTold>['title'] | React.ReactNode,
    more: Partial<DataColumn<LogRowTold>> = {},
  ): DataColumn<LogRowTold> => ({ key, title: say(`log.column.${key}`), width, render, ...more })
  const sortable = { sortable: true } as const
  const wide = { wide: true } as const
  const number = { sortable: true, align: 'number' } as const
  return [
    column('notedAt', 160, (row) => words.instant(row.notedAt, 'full'), { ...sortable, pinned: true }),
    column('username', 170, (row) => <bdi>{log.person(row)}</bdi>, sortable),
    column('department', 120, (row) => <bdi>{row.department || '–'}</bdi>, sortable),
    column('roles', 130, (row) => <bdi>{row.roles || '–'}</bdi>, sortable),
    column('action', 124, (row) => log.action(row.action), sortable),
    column('status', 164, (row) => <Result row={row} />, { ...sortable, ...wide }),
    column('page', 170, (row) => log.page(row.page), sortable),
    column('parameters', 260, (row) => <bdi className="log__asked">{inOneLine(row.parameters)}</bdi>, wide),
    column('ms', 80, (row) => count(row.ms), { ...number, unit: 'ms' }),
    column('rowCount', 80, (row) => count(row.rowCount), number),
    column('exported', 70, (row) => (row.exported ? '✓' : ''), { ...sortable, align: 'center' }),
    column('changes', 170, (row) => <bdi>{changedThings(row, log.thing)}</bdi>, wide),
    column('endpoint', 250, (row) => <code className="log__call">{row.endpoint}</code>, {
      ...sortable,
      ...wide,
    }),
    column('module', 110, (row) => log.module(row.module), sortable),
    column('ip', 120, (row) => <bdi>{row.ip}</bdi>, sortable),
    column('agent', 180, (row) => <bdi className="log__asked">{row.agent}</bdi>, wide),
    column('traceId', 270, (row) => <code className="log__call">{row.traceId}</code>, wide),
  ]
}

const changedThings = ({ changes }: LogRowTold, nameOf: (change: LoggedChange) => string): string => {
  const names = (changes ?? []).map(nameOf)
  return names.length > 2 ? `${names.slice(0, 2).join(', ')} +${names.length - 2}` : names.join(', ')
}

function Result({ row: { status, errorCode } }: { readonly row: LogRowTold }) {
  if (status < 400) return <Chip tone="good">{String(status)}</Chip>
  return (
    <Chip tone="bad" hint={errorCode ?? undefined}>
      {errorCode ? `${status} ${errorCode}` : String(status)}
    </Chip>
  )
}
