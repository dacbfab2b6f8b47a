import { formatNumber, useLocale, useText } from '@quaywise/i18n'
import { KpiCard } from '@quaywise/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTab } from '../../workspace/tab-context.ts'
import { logSummaryQuery } from './log-calls.ts'
import { useLog } from './log-context.ts'
import { FIELDS } from './log-filter.ts'
import '../../report/tiles/tiles.css'

const CLEARED = Object.fromEntries([...FIELDS, 'page', 'sort', 'order'].map((field) => [field, undefined]))

/** Six numbers over the rows that are looked at; each leads to its rows. */
export function LogTiles() {
  const say = useText()
  const locale = useLocale()
  const { setQuery } = useTab()
  const { filter } = useLog()
  const { data } = useQuery({ ...logSummaryQuery(filter), placeholderData: keepPreviousData })
  const tiles = data?.tiles
  const state = tiles ? 'ready' : 'loading'
  const count = (value: number | undefined) => (value === undefined ? null : formatNumber(value, '1', locale))
  const share = tiles && tiles.requests > 0 ? tiles.failed / tiles.requests : null
  const shown = [
    { key: 'requests', value: count(tiles?.requests), rows: CLEARED },
    { key: 'users', value: count(tiles?.users), rows: { sort: 'username', order: undefined } },
    {
      key: 'failed',
      value: share === null ? null : formatNumber(share, '%', locale),
      // A blank holds the place of the line, so that nothing below it moves once it is there.
      note: tiles
        ? say('log.tile.of', { count: count(tiles.failed) ?? '', total: count(tiles.requests) ?? '' })
        : '\u00a0',
      rows: { result: 'failed' },
    },
    {
      key: 'p95',
      value: tiles?.p95 == null ? null : count(tiles.p95),
      unit: 'ms',
      rows: { sort: 'ms', order: 'descend' },
    },
    { key: 'exports', value: count(tiles?.exports), rows: { exported: '1' } },
    {
      key: 'signInsFailed',
      value: count(tiles?.signInsFailed),
      rows: { action: 'sign-in', result: 'failed' },
    },
  ] as const
  return (
    <div className="tiles">
      {shown.map(({ key, rows, ...card }) => (
        <KpiCard
          key={key}
          label={say(`log.tile.${key}`)}
          state={state}
          {...card}
          onShowRows={() => setQuery({ ...rows, page: undefined })}
        />
      ))}
    </div>
  )
}
