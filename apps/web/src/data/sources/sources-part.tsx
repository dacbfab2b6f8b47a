import type { SourceList } from '@quaywise/contract'
import { usePageText, useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTab } from '../../workspace/tab-context.ts'
import { sourcesQuery } from '../calls.ts'
import { useData } from '../data-context.ts'
import { GapTable } from './gap-table.tsx'
import { SourceLine } from './source-line.tsx'
import './sources.css'

const HEIGHT = 320
const WORST_FIRST = ['silent', 'late', 'fresh'] as const

/** The sources of the terminal's facts: which of them are silent, since when, and where they have gaps. */
export function SourcesPart() {
  const say = useText()
  const { terminal } = useData()
  const [asTable, setAsTable] = useState(false)
  const { data, error, refetch } = useQuery(sourcesQuery(terminal.id))
  const state = data ? 'ready' : error ? 'error' : 'loading'
  return (
    <Panel
      title={say('data.sources')}
      subtitle={say('data.sources.subtitle')}
      state={state}
      skeleton="rows"
      message={error ? say('report.failed') : undefined}
      onRetry={() => void refetch()}
      height={HEIGHT}
      {...(data && data.sources.length > 0 ? { asTable, onViewAsTable: setAsTable } : {})}
    >
      {data && data.sources.length === 0 && <NoSources />}
      {data &&
        data.sources.length > 0 &&
        (asTable ? <GapTable sources={data.sources} /> : <Lines list={data} />)}
      {data && <Unread tables={data.unread} />}
    </Panel>
  )
}

function Lines({ list }: { readonly list: SourceList }) {
  const say = useText()
  const sorted = WORST_FIRST.flatMap((state) => list.sources.filter((source) => source.state === state))
  return (
    <div className="data__scroll">
      <p className="sources__legend">
        {(['data', 'gap', 'quiet', 'before'] as const).map((kind) => (
          <span key={kind}>
            <i className={`sources__key source-strip__${kind}`} />
            {say(`data.sources.legend.${kind}`)}
          </span>
        ))}
      </p>
      <table className="data__table sources">
        <thead>
          <tr>
            <th scope="col">{say('data.sources.data')}</th>
            <th scope="col">{say('data.column.status')}</th>
            <th scope="col">{say('data.sources.newest')}</th>
            <th scope="col">{say('data.sources.arrived')}</th>
            <th scope="col" className="data__number">
              {say('data.sources.lastDay')}
            </th>
            <th scope="col" className="data__number">
              {say('data.sources.rows')}
            </th>
            <th scope="col" className="data__number">
              {say('data.sources.gaps')}
            </th>
            <th scope="col">{say('data.sources.days')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((source) => (
            <SourceLine key={`${source.table} ${source.source}`} source={source} now={list.now} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function NoSources() {
  const say = useText()
  const { setQuery } = useTab()
  return (
    <div className="data__none">
      <p>{say('data.sources.none')}</p>
      <button type="button" className="qw-button" onClick={() => setQuery({ part: undefined })}>
        {say('data.sources.send')}
      </button>
    </div>
  )
}

function Unread({ tables }: { readonly tables: readonly string[] }) {
  const say = useText()
  const text = usePageText()
  if (tables.length === 0) return null
  const names = tables.map((table) => text(`table.${table}`, table)).join(' · ')
  return <p className="batch__hint">{say('data.sources.unread', { tables: names })}</p>
}
