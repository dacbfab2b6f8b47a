import type { RuleRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { RowMenu } from '../../admin/kit/row-menu.tsx'
import { useDeed } from '../../admin/kit/use-deed.ts'
import { moveRule, RULES_KEY } from './calls.ts'
import type { RuleTask } from './rules-part.tsx'

interface RuleMenuProps {
  readonly rule: RuleRow
  readonly open: (task: RuleTask) => void
}

/** What can be done with one job. */
export function RuleMenu({ rule, open }: RuleMenuProps) {
  const say = useText()
  const stale = [RULES_KEY]
  const runNow = useDeed({
    work: () => moveRule('run', rule.key),
    stale,
    done: say('rules.run.done', { name: rule.name }),
  })
  const pause = useDeed({
    work: () => moveRule('pause', rule.key),
    stale,
    done: say('rules.pause.done', { name: rule.name }),
  })
  const resume = useDeed({
    work: () => moveRule('resume', rule.key),
    stale,
    done: say('rules.resume.done', { name: rule.name }),
  })
  return (
    <RowMenu
      name={rule.name}
      items={[
        { key: 'run', label: say('rules.run'), disabled: rule.status === 1, onSelect: () => runNow.run() },
        rule.disabled
          ? { key: 'resume', label: say('rules.resume'), onSelect: () => resume.run() }
          : { key: 'pause', label: say('rules.pause'), onSelect: () => pause.run() },
        { key: 'edit', label: say('rules.edit'), onSelect: () => open({ is: 'edit', rule }) },
        {
          ...{ key: 'delete', label: say('rules.delete'), danger: true, ruleBefore: true },
          onSelect: () => open({ is: 'delete', rules: [rule] }),
        },
      ]}
    />
  )
}
