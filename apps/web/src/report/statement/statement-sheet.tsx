import { useText } from '@quaywise/i18n'
import { Drawer } from '@quaywise/ui'
import { useIsFetching } from '@tanstack/react-query'
import { Button } from 'antd'
import { callName } from '../call/call-name.ts'
import { useReport } from '../page/report-view.ts'
import { StatementTable } from './statement-table.tsx'
import './statement.css'

const WIDTH = 860
/** The panels that are printed, with the columns that a page has room for. */
const PARTS: readonly (readonly [string, readonly string[]])[] = [
  ['stamps', ['stamp', 'actual_at', 'plan_at', 'expected_at']],
  [
    'craneTable',
    [
      ...['crane', 'crane_boxes', 'lifts', 'gross_hours', 'net_hours', 'gmph', 'lost_boxes'],
      ...['crane_first_lift', 'crane_last_lift'],
    ],
  ],
  ['losses', ['category', 'lost_minutes', 'lost_boxes']],
  [
    'delays',
    ['started_at', 'ended_at', 'category', 'crane', 'bay', 'lost_minutes', 'owner', 'fault_system', 'note'],
  ],
]

/** The statement of facts of a call: what it is, its stamps, its cranes and its delays, to be printed and signed. */
export function StatementSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useText()
  const { call, terminal, words, report } = useReport()
  const loading = useIsFetching({ queryKey: ['panel'] }) > 0
  if (!call) return null
  const facts = [
    [words.column('vessel'), callName(call)],
    [words.column('imo'), call.imo],
    [words.column('voyage_in'), call.voyageIn],
    [words.column('voyage_out'), call.voyageOut],
    [words.column('line'), [call.line, call.service].filter(Boolean).join(' · ')],
    [words.dimension('berth'), call.berth === '' ? '' : words.key('berth', call.berth)],
    [words.column('loa'), call.loa === null ? '' : words.amount(call.loa, 'm')],
    [say('call.done'), `${words.number(call.boxes, 'box')} / ${words.amount(call.planned, 'box')}`],
  ]
  const shown = PARTS.flatMap(([id, columns]) => {
    const panel = report.panels.find((each) => each.id === id)
    const told = panel && (panel.needs === undefined || call.knows[panel.needs])
    return told ? [{ panel, columns }] : []
  })
  return (
    <Drawer
      title={say('call.statement')}
      open
      width={WIDTH}
      closeLabel={say('report.close')}
      onClose={onClose}
    >
      <article className="statement">
        <header className="statement__head">
          <h2>{say('call.statement')}</h2>
          <span>
            {terminal.name} · {terminal.zone} ·{' '}
            {say('call.statement.made', { time: words.instant(terminal.now, 'full') })}
          </span>
        </header>
        <dl className="statement__facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value || '–'}</dd>
            </div>
          ))}
        </dl>
        {shown.map(({ panel, columns }) => (
          <StatementTable key={panel.id} panel={panel} columns={columns} />
        ))}
        <footer className="statement__signs">
          <span>{say('call.statement.master')}</span>
          <span>{say('call.statement.terminal')}</span>
        </footer>
      </article>
      <Button type="primary" className="statement__print" disabled={loading} onClick={() => window.print()}>
        {say('call.statement.print')}
      </Button>
    </Drawer>
  )
}
