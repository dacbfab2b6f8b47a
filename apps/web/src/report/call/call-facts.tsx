import { useText } from '@quaywise/i18n'
import { Chip } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'
import { StatementButton } from '../statement/statement-button.tsx'

const GOOD_QUALITY = 90

/** What the call is, in a line; a word where stamps are missing or only messages tell of it. */
export function CallFacts() {
  const say = useText()
  const { call, words } = useReport()
  if (!call) return null
  const { missingStamps, knows } = call
  const facts = [
    call.imo && `IMO ${call.imo}`,
    call.loa === null ? '' : words.amount(call.loa, 'm'),
    [call.line, call.service].filter(Boolean).join(' · '),
    call.berth && `${words.dimension('berth')} ${words.key('berth', call.berth)}`,
    words.key('trunk_branch', call.trunkBranch),
    words.key('own_ship', call.ownShip),
  ]
  const stamps = missingStamps.map((stamp) => words.column(stamp)).join(', ')
  return (
    <div className="call-facts">
      <Chip muted={call.state !== 'RUNNING'} {...(call.state === 'RUNNING' ? { tone: 'good' as const } : {})}>
        {say(`call.state.${call.state}`)}
      </Chip>
      {facts.filter(Boolean).map((fact) => (
        <span key={fact} dir="auto">
          {fact}
        </span>
      ))}
      <Chip muted tone={call.quality < GOOD_QUALITY ? 'bad' : 'neutral'}>
        {say('call.quality', { quality: words.number(call.quality, '1') })}
      </Chip>
      {missingStamps.length > 0 && (
        <Chip tone="bad" hint={stamps}>
          {say('call.missing', { count: missingStamps.length, stamps })}
        </Chip>
      )}
      <StatementButton />
      {!knows.cranes && call.state !== 'EXPECTED' && (
        <p className="call-facts__note" role="note">
          {say(knows.cargo ? 'call.only.stow' : 'call.only.calls')}
        </p>
      )}
    </div>
  )
}
