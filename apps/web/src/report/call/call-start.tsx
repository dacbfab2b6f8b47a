import type { VesselCall } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { TerminalClock } from '../../status/terminal-now.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { useWords } from '../words/use-words.ts'
import { CallCard } from './call-card.tsx'
import { queryOfCall } from './call-period.ts'
import { callsQuery } from './call-query.ts'

const STATES = ['RUNNING', 'FINISHED', 'EXPECTED'] as const
const MOST = { RUNNING: 12, FINISHED: 12, EXPECTED: 6 } as const

/** Calls to begin with: those at the berth, the latest, the next; or what a search finds. */
export function CallStart({ terminal }: { readonly terminal: TerminalClock }) {
  const say = useText()
  const { setQuery } = useTab()
  const words = useWords(terminal.zone)
  const [wanted, setWanted] = useState('')
  const find = useDeferredValue(wanted.trim())
  const { data = [], isPending } = useQuery(callsQuery(terminal.id, find === '' ? {} : { find }))
  const choose = ({ visitId }: VesselCall) => setQuery(queryOfCall(visitId))
  return (
    <section className="call-start" aria-label={say('call.choose')}>
      <input
        type="search"
        className="call-start__find"
        aria-label={say('call.find')}
        placeholder={say('call.find')}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      {!isPending && data.length === 0 && <p role="status">{say('call.none', { find })}</p>}
      {STATES.map((state) => {
        const calls = data.filter((call) => call.state === state).slice(0, MOST[state])
        if (calls.length === 0) return null
        return (
          <section key={state} aria-label={say(`call.start.${state}`)}>
            <h2>{say(`call.start.${state}`)}</h2>
            <div className="call-start__cards">
              {calls.map((call) => (
                <CallCard key={call.visitId} call={call} words={words} onChoose={choose} />
              ))}
            </div>
          </section>
        )
      })}
    </section>
  )
}
