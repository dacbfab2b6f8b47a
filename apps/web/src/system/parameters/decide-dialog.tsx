import type { ParameterChangeRow, ParameterList } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { ConfirmDialog } from '../../admin/kit/confirm-dialog.tsx'
import { useRefusable } from '../../admin/kit/use-refusable.ts'
import { decide, STALE } from './calls.ts'
import { Differences } from './differences.tsx'
import { DryRunPart } from './dry-run-part.tsx'
import { PastNote } from './past-note.tsx'
import { faultOfField, valueFaults } from './value-faults.ts'
import { WhyField } from './why-field.tsx'

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
  const { run, busy, refusal } = useRefusable({
    work: () => decide(change.id, approve, note),
    stale: STALE,
    done: say(approve ? 'parameters.approved' : 'parameters.rejected'),
    onDone: onClose,
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
      onConfirm={run}
      onClose={onClose}
    >
      <p>{change.reason}</p>
      {approve && <PastNote from={change.effectiveFrom} now={change.madeAt} />}
      <Differences values={change.values} list={list} faults={valueFaults(refusal?.fields ?? [])} />
      {approve && counts && <DryRunPart values={change.values.map(({ key, to }) => ({ key, value: to }))} />}
      <WhyField
        label={say('parameters.note')}
        value={note}
        fault={faultOfField(refusal?.fields ?? [], 'note')}
        onChange={setNote}
      />
      {refusal && (
        <p className="admin__fault" role="alert">
          {refusal.message}
        </p>
      )}
    </ConfirmDialog>
  )
}
