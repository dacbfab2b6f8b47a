import type { PanelData } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useShifts } from '../../status/shifts.ts'
import { Sentences } from '../chart/narrative-panel.tsx'
import { useNarrative } from '../chart/use-narrative.ts'
import { useReport } from '../page/report-view.ts'
import { hoursTold, shiftOfPeriod } from '../query/shift.ts'
import { HandOverTables } from './hand-over-tables.tsx'

interface SheetProps {
  readonly title: string
  readonly data: PanelData
}

const NOTE_LINES = ['first', 'second', 'third']

/** The hand-over on one page of paper: what happened in sentences, what stands, room for notes and names. */
export function HandOverSheet({ title, data }: SheetProps) {
  const say = useText()
  const { report, form, terminal } = useReport()
  const shifts = useShifts(terminal.zone)
  const shift = shiftOfPeriod(form, shifts)
  const told = report.panels.find(({ draws }) => draws === 'narrative')
  return (
    <article className="sheet" aria-label={title}>
      <header className="sheet__head">
        <h1>{title}</h1>
        <p>
          {terminal.name} · <bdi>{shift.date}</bdi> ·{' '}
          {say(`report.shift.${shift.choice}`, hoursTold(shift, shifts))} ·{' '}
          <bdi dir="ltr">
            {form.startTime} – {form.endTime}
          </bdi>{' '}
          · {terminal.zone}
        </p>
      </header>
      {told && <Told panel={told} />}
      <HandOverTables rows={data.rows} />
      <section className="sheet__notes">
        <h4>{say('handOver.notes.more')}</h4>
        {NOTE_LINES.map((line) => (
          <div key={line} className="sheet__line" />
        ))}
      </section>
      <footer className="sheet__foot">
        <span>{say('handOver.from')}</span>
        <span>{say('handOver.to')}</span>
      </footer>
    </article>
  )
}

function Told({ panel }: { readonly panel: Parameters<typeof useNarrative>[0] }) {
  const { sentences } = useNarrative(panel)
  return <Sentences sentences={sentences} />
}
