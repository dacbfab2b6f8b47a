import type { RuleRow } from '@quaywise/contract'
import { type MessageKey, useText } from '@quaywise/i18n'
import type { DataColumn } from '@quaywise/ui'
import { useZone } from '../../admin/kit/use-zone.ts'
import { useWords } from '../../report/words/use-words.ts'
import { RuleMenu } from './rule-menu.tsx'
import type { RuleTask } from './rules-part.tsx'
import { useScheduleText } from './schedule-text.ts'
import { StatusChip } from './status-chip.tsx'

type Row = RuleRow & { readonly id: string }

/** The columns of the list of jobs; a name opens the job. */
export function useRuleColumns(open: (task: RuleTask) => void): readonly DataColumn<Row>[] {
  const say = useText()
  const words = useWords(useZone())
  const schedule = useScheduleText()
  const column = (key: string, title: string, rest: Partial<DataColumn<Row>>): DataColumn<Row> => ({
    key,
    title,
    ...rest,
  })
  return [
    column('name', say('rules.column.name'), {
      ...{ sortable: true, pinned: true },
      render: (rule) => (
        <span className="rules__name">
          <button type="button" className="link-button" onClick={() => open({ is: 'edit', rule })}>
            <bdi>{rule.name}</bdi>
          </button>
          <small dir="auto">{rule.desc}</small>
        </span>
      ),
    }),
    column('kind', say('rules.column.kind'), {
      render: ({ kind }) => <span className="rules__words">{say(`rules.kind.${kind}` as MessageKey)}</span>,
    }),
    column('terminal', say('rules.column.terminal'), {
      render: ({ terminal }) => <span className="rules__words">{terminal ?? say('rules.allTerminals')}</span>,
    }),
    column('schedule', say('rules.column.schedule'), {
      render: (rule) => schedule(rule.schedule),
    }),
    column('status', say('rules.column.status'), {
      ...{ sortable: true },
      render: (rule) => <StatusChip rule={rule} />,
    }),
    column('callNo', say('rules.column.callNo'), {
      ...{ sortable: true, align: 'number' },
      render: ({ callNo }) => words.number(callNo, 'box'),
    }),
    column('updatedAt', say('rules.column.lastAt'), {
      ...{ sortable: true },
      render: ({ updatedAt }) => (updatedAt ? words.instant(updatedAt, 'full') : say('rules.never')),
    }),
    column('nextAt', say('rules.column.nextAt'), {
      render: ({ nextAt }) => nextAt && words.instant(nextAt, 'full'),
    }),
    column('actions', say('admin.actions'), {
      ...{ align: 'end', atEnd: true },
      render: (rule) => <RuleMenu rule={rule} open={open} />,
    }),
  ]
}
