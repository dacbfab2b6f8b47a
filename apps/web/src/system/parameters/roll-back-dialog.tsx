import type { ParameterRow, ParameterVersionRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { ConfirmDialog } from '../../admin/kit/confirm-dialog.tsx'
import { useRefusable } from '../../admin/kit/use-refusable.ts'
import { rollBack, STALE } from './calls.ts'
import { DryRunPart } from './dry-run-part.tsx'
import { useParameterText } from './use-parameter-text.ts'
import { faultOfField, valueFaults } from './value-faults.ts'
import { WhyField } from './why-field.tsx'

interface RollBackDialogProps {
  readonly row: ParameterRow
  /** The version to bring back; 0 for the default. */
  readonly number: number
  readonly versions: readonly ParameterVersionRow[]
  readonly onClose: () => void
}

const LEAST_REASON = 5

/** Asks before an older version is brought back, with what that would change and why it is done. */
export function RollBackDialog({ row, number, versions, onClose }: RollBackDialogProps) {
  const say = useText()
  const text = useParameterText()
  const [reason, setReason] = useState('')
  const wanted = versions.find((version) => version.number === number)
  const value = wanted ? wanted.value : row.default
  const { run, busy, refusal } = useRefusable({
    work: () => rollBack({ key: row.key, number, base: row.newest, reason }),
    stale: STALE,
    done: say('parameters.rolledBack'),
    onDone: onClose,
  })
  const [tried, setTried] = useState(false)
  const short = reason.trim().length < LEAST_REASON
  const faults = refusal?.fields ?? []
  const valueFault = valueFaults(faults).get(0)
  const reasonFault =
    faultOfField(faults, 'reason') ?? (tried && short ? say('parameters.reason.fault') : undefined)
  const isToldAtField = valueFault !== undefined || reasonFault !== undefined
  const confirm = () => {
    setTried(true)
    if (!short) run()
  }
  return (
    <ConfirmDialog
      title={say('parameters.rollBack.ask', { name: text.name(row.key) })}
      deed={say('parameters.rollBack')}
      danger
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {say('parameters.rollBack.text', {
          from: text.value(row.key, row.value, row.unit),
          to: text.value(row.key, value, row.unit),
        })}
      </p>
      {valueFault !== undefined && (
        <p className="parameters__wrong" role="alert">
          {valueFault}
        </p>
      )}
      {row.measures.length > 0 && value !== row.value && (
        <DryRunPart values={[{ key: row.key, value }]} lines={row.measures.length} />
      )}
      <WhyField
        label={say('parameters.column.reason')}
        value={reason}
        hint={say('parameters.reason.fault')}
        fault={reasonFault}
        onChange={setReason}
      />
      {refusal && !isToldAtField && (
        <p className="admin__fault" role="alert">
          {[refusal.message, ...faults.map(({ message }) => message)].join('\n')}
        </p>
      )}
    </ConfirmDialog>
  )
}
