import type { ParameterList } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Choice } from '../../data/files/choice.tsx'
import { changesQuery, diffQuery } from './calls.ts'
import { Differences } from './differences.tsx'
import { useParameterText } from './use-parameter-text.ts'

const EVER = '2000-01-01T00:00:00.000Z'
const MOST = 100

/** What differs between two moments at which parameters came into effect. */
export function CompareSets({ list }: { readonly list: ParameterList }) {
  const say = useText()
  const { words } = useParameterText()
  const { data: known } = useQuery(changesQuery(1, MOST))
  const begun = (known?.rows ?? []).filter(({ state }) => state === 'approved' || state === 'rolledBack')
  const times = [...new Set(begun.map(({ effectiveFrom }) => effectiveFrom))].sort().reverse()
  const [from, setFrom] = useState(EVER)
  const [chosen, setTo] = useState<string | undefined>(undefined)
  const to = chosen ?? times[0] ?? EVER
  const { data } = useQuery({ ...diffQuery(from, to), enabled: times.length > 0 })
  const options: (readonly [string, string])[] = [
    ...times.map((at) => [at, words.instant(at, 'full')] as const),
    [EVER, say('parameters.version.default')],
  ]
  if (times.length === 0) return null
  return (
    <Panel title={say('parameters.compare')}>
      <div className="data-filters">
        <Choice
          label={say('parameters.compare.from')}
          value={from}
          options={options}
          onChange={(at) => setFrom(at ?? EVER)}
        />
        <Choice label={say('parameters.compare.to')} value={to} options={options} onChange={setTo} />
        {data && (
          <span className="admin__note">
            {say('parameters.compare.sets', { from: data.from, to: data.to })}
          </span>
        )}
      </div>
      {data?.values.length === 0 && <p className="data__none">{say('parameters.compare.same')}</p>}
      {data && <Differences values={data.values} list={list} />}
    </Panel>
  )
}
