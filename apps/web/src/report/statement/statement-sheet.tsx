import { useText } from '@quaywise/i18n'
import { Drawer } from '@quaywise/ui'
import { Button } from 'antd'
import { callName, voyagesOf } from '../call/call-name.ts'
import { useReport } from '../page/report-view.ts'
import { StatementTable } from './statement-table.tsx'
import './statement.css'

const WIDTH = 860
const PARTS = ['stamps', 'craneTable', 'delays'] as const

/** The statement of facts of a call: what it is, its stamps, its cranes and its delays, to be printed and signed. */
export function StatementSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useText()
  const { call, terminal, words, report } = useReport()
  if (!call) return null
  const facts = [
    [words.column('vessel'), callName(call)],
    [words.column('imo'), call.imo],
    [words.column('voyage_out'), voyagesOf(call)],
    [words.column('line'), [call.line, call.service].filter(Boolean).join(' · ')],
    [words.dimension('berth'), call.berth === '' ? '' : words.key('berth', call.berth)],
    [words.column('loa'), call.loa === null ? '' : words.amount(call.loa, 'm')],
    [say('call.done'), `${words.number(call.boxes, 'box')} / ${words.amount(call.planned, 'box')}`],
  ]
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
            {terminal.id} · {terminal.zone} ·{' '}
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
        {PARTS.flatMap((id) => report.panels.find((panel) => panel.id === id) ?? [])
          .filter(({ needs }) => needs === undefined || call.knows[needs])
          .map((panel) => (
            <StatementTable key={panel.id} panel={panel} />
          ))}
        <footer className="statement__signs">
          <span>{say('call.statement.master')}</span>
          <span>{say('call.statement.terminal')}</span>
        </footer>
      </article>
      <Button type="primary" className="statement__print" onClick={() => window.print()}>
        {say('call.statement.print')}
      </Button>
    </Drawer>
  )
}
