import { useText } from '@quaywise/i18n'
import { Icon, Popover } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTab } from '../../workspace/tab-context.ts'
import { useReport } from '../page/report-view.ts'
import { callName, voyagesOf } from './call-name.ts'
import { queryOfCall } from './call-period.ts'
import { callsQuery } from './call-query.ts'

/** The call of the page: a button that names it, and a search for another. */
export function VoyageChoice() {
  const say = useText()
  const { call } = useReport()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!call) return null
  return (
    <>
      <button
        type="button"
        className="filter-button"
        aria-label={`${say('call.change')}: ${callName(call)}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <b className="filter-button__value">{callName(call)}</b>
        <span className="filter-button__label">{[call.line, call.service].filter(Boolean).join(' · ')}</span>
        <Icon name="down" size={12} />
      </button>
      {anchor && (
        <Popover anchor={anchor} label={say('call.change')} onClose={() => setAnchor(null)}>
          <CallSearch onClose={() => setAnchor(null)} />
        </Popover>
      )}
    </>
  )
}

function CallSearch({ onClose }: { readonly onClose: () => void }) {
  const say = useText()
  const { terminal, words } = useReport()
  const { setQuery } = useTab()
  const [wanted, setWanted] = useState('')
  const find = useDeferredValue(wanted.trim())
  const { data = [] } = useQuery(callsQuery(terminal.id, find === '' ? {} : { find }))
  return (
    <div className="choice-list call-search">
      <input
        type="search"
        className="choice-list__search"
        data-autofocus=""
        aria-label={say('call.find')}
        placeholder={say('call.find')}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <div className="choice-list__choices">
        {data.length === 0 && <p>{say('call.none', { find })}</p>}
        {data.map((call) => (
          <button
            key={call.visitId}
            type="button"
            className="call-search__call qw-focusable"
            onClick={() => {
              setQuery(queryOfCall(call.visitId))
              onClose()
            }}
          >
            <b dir="auto">
              {call.vessel || call.visitId} {voyagesOf(call)}
            </b>
            <small>
              {say(`call.state.${call.state}`)} · <bdi>{words.instant(call.from, 'minute')}</bdi>
            </small>
          </button>
        ))}
      </div>
    </div>
  )
}
