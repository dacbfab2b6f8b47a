import type { RuleRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { ConfirmDialog } from '../../admin/kit/confirm-dialog.tsx'
import { useDeed } from '../../admin/kit/use-deed.ts'
import { deleteRules, RULES_KEY } from './calls.ts'

interface DeleteDialogProps {
  readonly rules: readonly RuleRow[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks before jobs are deleted: all of them or none. */
export function DeleteDialog({ rules, onDone, onClose }: DeleteDialogProps) {
  const say = useText()
  const { run, busy } = useDeed({
    work: () => deleteRules(rules.map(({ key }) => key)),
    stale: [RULES_KEY],
    done: say('rules.delete.done', { count: rules.length }),
    onDone,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={say('rules.delete.ask', { count: rules.length, name: rules[0]?.name ?? '' })}
      deed={say('rules.delete')}
      danger
      busy={busy}
      onConfirm={() => run()}
      onClose={onClose}
    >
      {say('rules.delete.text')}
      <ul>
        {rules.map(({ key, name }) => (
          <li key={key}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
