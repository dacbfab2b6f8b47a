import type { DryRun } from '@quaywise/contract'
import { type MessageKey, usePageText, useText } from '@quaywise/i18n'
import { Skeleton } from '@quaywise/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../data/failure.tsx'
import { Choice } from '../../data/files/choice.tsx'
import { useSettled } from '../../data/use-settled.ts'
import { useSession } from '../../session/session.ts'
import { type Candidate, dryRunQuery } from './calls.ts'
import { useParameterText } from './use-parameter-text.ts'

const SETTLE_MS = 500
const DAYS = ['1', '7', '14', '31'] as const

/** What is above the lines of the result, and a line of it, px. */
const HEAD = 130
const LINE = 34

interface DryRunPartProps {
  readonly values: readonly Candidate[]
  /** Lines that are to come, for which room is kept: a dialog does not grow under the pointer. */
  readonly lines?: number
}

/** What values would change, counted on the last days by the compiler of all reports. */
export function DryRunPart({ values, lines = 0 }: DryRunPartProps) {
  const say = useText()
  const { user } = useSession()
  const [days, setDays] = useState('7')
  const [terminal, setTerminal] = useState(user.defaultTerminal ?? user.terminals[0]?.id)
  const settled = useSettled(JSON.stringify(values), SETTLE_MS)
  const { data, error, isFetching, refetch } = useQuery({
    ...dryRunQuery(JSON.parse(settled) as readonly Candidate[], terminal, Number(days)),
    placeholderData: keepPreviousData,
  })
  return (
    <section
      className="parameters__dry"
      style={{ minBlockSize: HEAD + lines * LINE }}
      aria-label={say('parameters.dry')}
      aria-busy={isFetching}
    >
      <header>
        <h3>{say('parameters.dry')}</h3>
        <Choice
          label={say('parameters.dry.period')}
          value={days}
          options={DAYS.map((count) => [count, say('parameters.dry.days', { count: Number(count) })])}
          onChange={(chosen) => setDays(chosen ?? '7')}
        />
        {user.terminals.length > 1 && (
          <Choice
            label={say('parameters.dry.terminal')}
            value={terminal}
            options={user.terminals.map(({ id, name }) => [id, name])}
            onChange={setTerminal}
          />
        )}
      </header>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton kind="rows" />}
      {data && !error && <DryRunResult run={data} />}
    </section>
  )
}

/** Less than a hundredth of a per cent is no change worth a word. */
function isSame(before: number | null, after: number | null): boolean {
  return before === after || Math.abs((before ?? 0) - (after ?? 0)) < 1e-4 * Math.abs(before ?? 0)
}

function DryRunResult({ run }: { readonly run: DryRun }) {
  const say = useText()
  const text = usePageText()
  const { words } = useParameterText()
  const rows = run.reclassified.map(({ dataset, rows: count }) =>
    say('parameters.dry.rows', {
      rows: words.number(count, '1'),
      kind: text(`parameter.rows.${dataset}` satisfies `${string}`, text('parameter.rows.other')),
    }),
  )
  return (
    <>
      <p className="parameters__told" role="status">
        {rows.length > 0 ? rows.join(' · ') : say('parameters.dry.none')}
      </p>
      <p className="admin__note">
        {say('parameters.dry.window', {
          from: words.instant(run.window.start, 'minute'),
          to: words.instant(run.window.end, 'minute'),
          zone: run.window.zone,
        })}
      </p>
      <table className="data__table parameters__table">
        <thead>
          <tr>
            {(['measure', 'before', 'after', 'change'] as const).map((column) => (
              <th key={column} scope="col" className={column === 'measure' ? undefined : 'data__number'}>
                {say(`parameters.dry.${column}` satisfies MessageKey)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {run.measures.map((one) => (
            <tr key={one.measure} data-same={isSame(one.before, one.after) || undefined}>
              <th scope="row">{words.measure(one.measure)}</th>
              <td className="data__number">{words.amount(one.before, one.unit)}</td>
              <td className="data__number">{words.amount(one.after, one.unit)}</td>
              <td className="data__number">{changeText(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )

  function changeText({ before, after, unit }: DryRun['measures'][number]): string {
    if (before === null || after === null || isSame(before, after)) return '–'
    const sign = after > before ? '+' : '−'
    const size = Math.abs(after - before)
    if (unit === '%')
      return say('parameters.dry.points', { change: `${sign}${words.number(100 * size, 'h')}` })
    return `${sign}${words.amount(size, unit)}`
  }
}
