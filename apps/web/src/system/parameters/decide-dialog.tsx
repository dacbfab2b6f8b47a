import type { ParameterChangeRow, ParameterList } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { ConfirmDialog } from '../../admin/kit/confirm-dialog.tsx'
import { useDeed } from '../../admin/kit/use-deed.ts'
import { decide, STALE } from './calls.ts'
import { Differences } from './differences.tsx'
import { DryRunPart } from './dry-run-part.tsx'

/** A change about to be decided, and how. */
export interface Deciding {
  readonly change: ParameterChangeRow
  readonly approve: boolean
}

interface DecideDialogProps {
  readonly deciding: Deciding
  readonly list: ParameterList
  readonly onClose: () => void
}

/** Asks before a change is approved or refused, with what it would do. */
export function DecideDialog({ deciding: { change, approve }, list, onClose }: DecideDialogProps) {
  const say = useText()
  const [note, setNote] = useState('')
  const { run, busy } = useDeed({
    work: () => decide(change.id, approve, note),
    stale: STALE,
    done: say(approve ? 'parameters.approved' : 'parameters.rejected'),
    onEnd: onClose,
  })
  const counts = change.values.some(
    ({ key }) => (list.parameters.find((row) => row.key === key)?.measures.length ?? 0) > 0,
  )
  return (
    <ConfirmDialog
      title={say(approve ? 'parameters.approve.ask' : 'parameters.reject.ask', { by: change.madeByName })}
      deed={say(approve ? 'parameters.approve' : 'parameters.reject')}
      danger={!approve}
      busy={busy}
      onConfirm={() => run()}
      onClose={onClose}
    >
      <p>{change.reason}</p>
      <Differences values={change.values} list={list} />
      {approve && counts && <DryRunPart values={change.values.map(({ key, to }) => ({ key, value: to }))} />}
      <label className="parameters__why">
        <span>{say('parameters.note')}</span>
        <textarea
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </label>
    </ConfirmDialog>
  )
}
