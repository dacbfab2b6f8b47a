import type { RuleRow } from '@quaywise/contract'
import { usePageText, useText } from '@quaywise/i18n'
import type { ReactNode } from 'react'
import { useZone } from '../../admin/kit/use-zone.ts'
import { useWords } from '../../report/words/use-words.ts'
import { StatusChip } from './status-chip.tsx'

/** How a job fared: when it ran last and next, how long it took, what it did. */
export function RuleFacts({ rule }: { readonly rule: RuleRow }) {
  const say = useText()
  const text = usePageText()
  const words = useWords(useZone())
  const outcome = Object.entries(rule.outcome).map(
    ([name, count]) => `${text(`rules.outcome.${name}`, name)}: ${words.number(count, 'box')}`,
  )
  const facts: readonly (readonly [string, ReactNode])[] = [
    [say('rules.column.status'), <StatusChip key="status" rule={rule} />],
    [say('rules.column.callNo'), words.number(rule.callNo, 'box')],
    [say('rules.column.lastAt'), rule.updatedAt ? words.instant(rule.updatedAt, 'full') : say('rules.never')],
    [say('rules.lastMs'), rule.lastMs === null ? '–' : words.amount(rule.lastMs / 1000, 's')],
    [say('rules.outcome'), outcome.length > 0 ? outcome.join(' · ') : '–'],
    [say('rules.owner'), <bdi key="owner">{rule.owner}</bdi>],
  ]
  return (
    <dl className="rules__facts">
      {facts.map(([term, told]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{told}</dd>
        </div>
      ))}
    </dl>
  )
}
