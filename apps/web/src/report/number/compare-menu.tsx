import type { Compare } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { ContextMenu, type MenuItem } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'
import { COMPARE_CHOICES, choiceOf } from '../query/compare.ts'
import { periodBefore } from '../query/period.ts'
import type { Point } from './desk.ts'

interface CompareMenuProps {
  readonly at: Point
  readonly onClose: () => void
}

/** What the numbers of the page can be compared with, from any of them; the choice in force carries a sign. */
export function CompareMenu({ at, onClose }: CompareMenuProps) {
  const say = useText()
  const { compare, form, setCompare } = useReport()
  const chosen = choiceOf(compare)
  const item = (choice: (typeof COMPARE_CHOICES)[number]): MenuItem => {
    const wanted: Compare = choice === 'custom' ? periodBefore(form) : choice
    return {
      key: choice,
      label: say(`report.compare.${choice}`),
      hint: choice === chosen ? '✓' : undefined,
      onSelect: () => setCompare(wanted),
    }
  }
  const none: MenuItem = {
    key: 'none',
    label: say('report.compare.none'),
    hint: chosen === undefined ? '✓' : undefined,
    ruleBefore: true,
    onSelect: () => setCompare(undefined),
  }
  return (
    <ContextMenu
      items={[...COMPARE_CHOICES.map(item), none]}
      anchor={at}
      label={say('report.compareWith')}
      onClose={onClose}
    />
  )
}
