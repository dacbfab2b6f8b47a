import type { ParameterRow, ParameterVersionRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { ConfirmDialog } from '../../admin/kit/confirm-dialog.tsx'
import { useRefusable } from '../../admin/kit/use-refusable.ts'
import { useZone } from '../../admin/kit/use-zone.ts'
import { rollBack, STALE } from './calls.ts'
import { DryRunPart } from './dry-run-part.tsx'
import { instantIn } from './local-instant.ts'
import { PastNote } from './past-note.tsx'
import { SinceField } from './since-field.tsx'
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

/** Where the first of the versions began that would be over; null where none has. */
function beginOfEnded(versions: readonly ParameterVersionRow[], number: number): string | null {
  const ended = versions.filter((version) => version.state === 'approved' && version.number > number)
  return ended.map(({ effectiveFrom }) => effectiveFrom).sort()[0] ?? null
}

/** Asks before an older version is brought back, with what that would change and why it is done. */
export function RollBackDialog({ row, number, versions, onClose }: RollBackDialogProps) {
  const say = useText()
  const text = useParameterText()
  const zone = useZone()
  const [reason, setReason] = useState('')
  const [since, setSince] = useState<Dayjs | null>(null)
  const wanted = versions.find((version) => version.number === number)
  const value = wanted ? wanted.value : row.default
  const { run, busy, refusal } = useRefusable({
    work: () =>
      rollBack({ key: row.key, number, base: row.newest, reason, effectiveFrom: instantIn(since, zone) }),
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
  const sinceFault = faultOfField(faults, 'effectiveFrom')
  const isToldAtField = [valueFault, reasonFault, sinceFault].some((fault) => fault !== undefined)
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
      {row.byFact && (
        <>
          <SinceField
            value={since}
            begins={beginOfEnded(versions, number)}
            fault={sinceFault}
            onChange={setSince}
          />
          <PastNote from={instantIn(since, zone)} />
        </>
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
