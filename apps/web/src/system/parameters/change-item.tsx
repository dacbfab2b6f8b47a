import type { ParameterChangeRow, ParameterList } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import type { Deciding } from './decide-dialog.tsx'
import { Differences } from './differences.tsx'
import { StateChip } from './state-chip.tsx'
import { useParameterText } from './use-parameter-text.ts'

interface ChangeItemProps {
  readonly change: ParameterChangeRow
  readonly list: ParameterList
  readonly onDecide: (deciding: Deciding) => void
}

/** One change: its values from and to, why, by whom, and the decision where it waits for one. */
export function ChangeItem({ change, list, onDecide }: ChangeItemProps) {
  const say = useText()
  const { words } = useParameterText()
  const waits = change.state === 'waiting'
  const mayDecide = waits && list.mayApprove && !change.own
  return (
    <li>
      <div className="parameters__line">
        <StateChip state={change.state} />
        <strong className="parameters__reason">{change.reason}</strong>
        {mayDecide && (
          <span className="parameters__decide">
            <button type="button" className="qw-button" onClick={() => onDecide({ change, approve: false })}>
              {say('parameters.reject')}
            </button>
            <button
              type="button"
              className="qw-button qw-button--primary"
              onClick={() => onDecide({ change, approve: true })}
            >
              {say('parameters.approve')}
            </button>
          </span>
        )}
        {waits && !mayDecide && (
          <small>{say(change.own ? 'parameters.waits.own' : 'parameters.waits.other')}</small>
        )}
      </div>
      <Differences values={change.values} list={list} />
      <small>
        {say('parameters.version.made', {
          by: change.madeByName,
          at: words.instant(change.madeAt, 'minute'),
          from: words.instant(change.effectiveFrom, 'full'),
        })}
        {change.decidedByName !== null &&
          ` · ${say('parameters.version.decided', {
            by: change.decidedByName,
            at: words.instant(change.decidedAt, 'minute'),
          })}`}
      </small>
      {change.note && <p className="admin__note">{change.note}</p>}
    </li>
  )
}
